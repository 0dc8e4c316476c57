import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { bookPlugin } from "./book/plugin.ts";
import { earlyPlugin } from "./early.ts";
import { embedPlugin } from "./embed.ts";
import { folderPolicyPlugin } from "./policy.ts";
import { keptPlugin } from "./kept.ts";
import { landingPlugin } from "./landing.ts";
import { licencesPlugin } from "./licences.ts";
import { singlePlugins, withoutOwnAddress } from "./single.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What the first drawing needs comes in two files, what begins early and the rest, beside the
 * entry: by itself each piece of it that a later part of the page shares would be a file of its
 * own.
 */
function fewFiles() {
  const entry = here("src/main.tsx");
  const early = here("src/early.ts");
  type Info = { importedIds?: readonly string[] } | null;
  interface Graph {
    getModuleInfo: (id: string) => Info;
  }
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (from: string, graph: Graph) => {
    const known = reached.get(from);
    if (known) return known;
    const found = new Set<string>([from]);
    for (const id of found)
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    reached.set(from, found);
    return found;
  };
  /**
   * Their tables import them: they come with the words of their language, not with its name, or
   * with what is said after the first answer.
   */
  const partOfTable = /\/strings\/(languages\/\w+\/|(ownMoves|formulas)\.ts$)/;
  const name = (id: string, graph: Graph) => {
    if (partOfTable.test(id)) return null;
    if (reach(early, graph).has(id)) return "early";
    return reach(entry, graph).has(id) && id !== entry ? "first" : null;
  };
  // reach() has followed the imports; by itself the group would take parts of tables along.
  return { groups: [{ name, includeDependenciesRecursively: false }] };
}

// Two builds of the same page: `vite build` writes the folder dist/, `vite build --mode single`
// dist-single/nimber.html.
export default defineConfig(({ mode }) => {
  const single = mode === "single";
  const resolve = {
    alias: [
      // The WebAssembly modules as CMake built them: '#module/nimber.js',
      // '#module/board.wasm?url' …
      { find: /^#module\//, replacement: here("generated/") },
      {
        find: "#modules",
        replacement: here(`src/engine/${single ? "modulesInline" : "modules"}.ts`),
      },
      { find: "#thread", replacement: here("src/engine/thread.ts") },
      // A page opened from a file may not load a worker from another one.
      {
        find: "#start-worker",
        replacement: here(`src/engine/${single ? "startInlineWorker" : "startWorker"}.ts`),
      },
    ],
  };
  const drawnByNode = {
    alias: resolve.alias.map((one) =>
      one.find === "#start-worker" ? { ...one, replacement: here("src/landing/noWorker.ts") } : one,
    ),
  };
  return {
    // Relative addresses everywhere: the built folder works from any sub-folder of any static
    // server.
    base: "./",
    publicDir: single ? false : "public",
    plugins: [
      bookPlugin({
        folder: here("book"),
        module: here("generated"),
        terms: here("../docs/terms.md"),
      }),
      licencesPlugin(),
      ...(single
        ? singlePlugins(here("public"))
        : [
            folderPolicyPlugin(),
            landingPlugin(here("generated"), { resolve: drawnByNode }),
            earlyPlugin(here("src/early.ts")),
            embedPlugin(here("src/embed/nimber-board.ts")),
            keptPlugin(),
          ]),
    ],
    resolve,
    // From a blob: address a worker can't import: one script, without chunks.
    worker: single
      ? {
          format: "iife" as const,
          plugins: () => [withoutOwnAddress(), licencesPlugin()],
          rolldownOptions: { output: { codeSplitting: false } },
        }
      : { format: "es" as const, plugins: () => [licencesPlugin()] },
    build: {
      outDir: single ? "dist-single" : "dist",
      emptyOutDir: true,
      // Module workers are the newest thing the page needs; everything newer is written down to
      // these.
      target: ["chrome87", "edge88", "firefox114", "safari15"],
      assetsInlineLimit: 0,
      // A browser that doesn't know it fetches the same files a little later.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      ...(single ? {} : { rolldownOptions: { output: { codeSplitting: fewFiles() } } }),
    },
    server: { fs: { allow: [".."] } },
    test: {
      root: here("../tests"),
      include: ["page/**/*.test.{ts,tsx}", "wasm/**/*.test.ts"],
      environment: "node" as const,
      maxWorkers: 2,
      // What hangs ends; a slow machine is none of the page's faults.
      testTimeout: 60_000,
      // Said out loud rather than passed over: a folder without tests is an error.
      passWithNoTests: false,
    },
  };
});
