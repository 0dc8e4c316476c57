/**
 * What the page begins before its other scripts have come (src/early.ts) lies in a file of its own
 * that runs by itself.
 */
import type { Plugin } from "vite";

export function earlyPlugin(source: string): Plugin {
  return {
    name: "nimber-early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const file = Object.values(bundle).find(
          (one) => one.type === "chunk" && one.moduleIds.includes(source),
        );
        const first = '<script type="module"';
        if (!file || !html.includes(first)) throw new Error("The early script has no place.");
        const tag = `${first} async crossorigin src="./${file.fileName}"></script>`;
        return html.replace(first, `${tag}\n    ${first}`);
      },
    },
  };
}
