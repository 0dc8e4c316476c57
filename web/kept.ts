/**
 * The service worker and the manifest of the folder: the page can be installed and works without
 * its server.
 */
import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { licencesPlugin } from "./licences.ts";

export const keptPlugin = (): PluginOption =>
  VitePWA({
    strategies: "injectManifest",
    srcDir: "service-worker",
    filename: "sw.ts",
    // The page registers it itself, when it has nothing better to do.
    injectRegister: false,
    includeManifestIcons: false,
    injectManifest: {
      buildPlugins: { vite: [licencesPlugin()] },
      // Everything, also what is loaded late; the server's packed copies are not asked for by name.
      globPatterns: ["**/*"],
      globIgnores: ["**/*.{gz,br}", "sw.js"],
      maximumFileSizeToCacheInBytes: 20_000_000,
      // Their names hold a hash of their content.
      dontCacheBustURLsMatching: /^assets\//,
    },
    manifest: {
      name: "Nimber",
      short_name: "Nimber",
      description:
        "A playground for impartial games: who wins, what a position is worth, every winning move and why. 公平组合游戏演练场。",
      lang: "en",
      categories: ["education", "games"],
      start_url: "./",
      scope: "./",
      display: "standalone",
      background_color: "#f2f4f0",
      theme_color: "#f2f4f0",
      icons: [
        { src: "favicon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
  });
