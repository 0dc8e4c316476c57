import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { bookPlugin } from "./book/plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Relative addresses everywhere: the built folder works from any sub-folder of any static server.
  base: "./",
  plugins: [bookPlugin({ folder: here("book"), module: here("generated") })],
  resolve: {
    alias: [
      // The WebAssembly module as CMake built it: '#module/nimber.js', '#module/nimber.wasm?url'.
      { find: /^#module\//, replacement: here("generated/") },
    ],
  },
  worker: { format: "es" },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Module workers are the newest thing the page needs; everything newer is written down to these.
    target: ["chrome87", "edge88", "firefox114", "safari15"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { fs: { allow: [".."] } },
  test: {
    root: here("../tests"),
    include: ["page/**/*.test.{ts,tsx}", "wasm/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    // Said out loud rather than passed over: a folder without tests is an error.
    passWithNoTests: false,
  },
});
