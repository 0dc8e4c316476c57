/** embed/nimber-board.js: one script for other people's pages, under a name that stays. */
import { readFileSync } from "node:fs";
import { transformWithOxc, type Plugin } from "vite";

export function embedPlugin(source: string): Plugin {
  const name = "embed/nimber-board.js";
  const script = async () => (await transformWithOxc(readFileSync(source, "utf8"), source)).code;
  return {
    name: "nimber-embed",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: name, source: await script() });
    },
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_, response) => {
        void script().then((code) => {
          response.setHeader("Content-Type", "text/javascript; charset=utf-8");
          response.end(code);
        });
      });
    },
  };
}
