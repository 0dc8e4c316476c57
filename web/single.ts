/**
 * The page as one file: `vite build --mode single`. What index.html links to is taken into it as
 * well.
 */
import { readFileSync } from "node:fs";
import type { Plugin, PluginOption } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";
import { singlePolicyPlugin } from "./policy.ts";

export const singleName = "nimber.html";

export const singlePlugins = (publicFolder: string): PluginOption[] => [
  {
    name: "nimber-single-links",
    transformIndexHtml: {
      order: "pre",
      handler(html) {
        const icon = readFileSync(`${publicFolder}/favicon.svg`, "utf8").trim();
        return html
          .replace(/\n *<link rel="apple-touch-icon"[^>]*>/, "")
          .replace("./favicon.svg", `data:image/svg+xml,${encodeURIComponent(icon)}`);
      },
    },
  },
  {
    // In the folder each part of a language is a file; here it would be a copy of the language.
    name: "nimber-single-languages",
    enforce: "pre",
    resolveId(source, importer) {
      const [path = "", query] = source.split("?");
      return query && /\/languages\/\w+\.ts$/.test(path) ? this.resolve(path, importer) : undefined;
    },
  },
  viteSingleFile({ removeViteModuleLoader: true, outputFileName: singleName }),
  singlePolicyPlugin(singleName),
];

/**
 * Emscripten's glue knows an address for its module, which the page never uses: it hands over the
 * bytes itself. Left in place, it would bring all of them into the file a second time.
 */
export const withoutOwnAddress = (): Plugin => ({
  name: "nimber-single-glue",
  transform: {
    filter: { id: /\/generated\/\w+\.js$/ },
    handler: (code) => code.replace(/new URL\("\w+\.wasm",\s*import\.meta\.url\)/g, '""'),
  },
});
