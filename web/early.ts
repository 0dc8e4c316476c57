/**
 * The engine's thread starts beside the page's scripts, not after them: its file is one that the
 * page runs by itself.
 */
import type { Plugin } from "vite";

export function earlyPlugin(source: string): Plugin {
  let entry = "";
  return {
    name: "nimber-early",
    apply: "build",
    buildStart() {
      entry = this.emitFile({ type: "chunk", id: source, preserveSignature: false });
    },
    generateBundle(_, bundle) {
      // Nothing but an import of the file that the page's other scripts share.
      delete bundle[this.getFileName(entry)];
    },
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
