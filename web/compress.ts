/** NAME.gz and NAME.br beside every file that gains by it, for servers that send files as they lie there. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export const compressible = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/;

export const compressPlugin = (): Plugin => {
  let folder = "";
  return {
    name: "nimber-compress",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    // Last of all: other plugins write their files here too.
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          if (!compressible.test(name)) continue;
          const file = join(folder, name);
          const bytes = readFileSync(file);
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
        }
      },
    },
  };
};
