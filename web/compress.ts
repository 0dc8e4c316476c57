/**
 * NAME.gz and NAME.br beside every file that gains by it, for servers that send files as they lie
 * there.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

export const compressible = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/;

/** Zopfli takes its time: what was packed once is kept, by its content. */
const store = new URL("./node_modules/.cache/nimber-gzip/", import.meta.url);
const keptAs = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** In threads of their own: Zopfli's script takes over how a process ends. */
async function gzipAll(texts: Map<string, Uint8Array>): Promise<void> {
  mkdirSync(store, { recursive: true });
  for (const old of readdirSync(store)) if (!texts.has(old)) rmSync(new URL(old, store));
  const waiting = [...texts]
    .filter(([name]) => !existsSync(new URL(name, store)))
    .sort(([, one], [, other]) => one.length - other.length);
  const work = (done: () => void, fail: (error: unknown) => void) => {
    const worker = new Worker(new URL("./gzip.mjs", import.meta.url));
    let name = "";
    const next = () => {
      const job = waiting.pop();
      if (!job) return void worker.terminate().then(done, fail);
      name = job[0];
      worker.postMessage(job[1]);
    };
    worker.on("error", fail);
    worker.on("message", (packed: Uint8Array) => {
      // Whole or not at all, also where the build is stopped just now.
      writeFileSync(new URL("unfinished", store), packed);
      renameSync(new URL("unfinished", store), new URL(name, store));
      next();
    });
    next();
  };
  const threads = Math.min(waiting.length, availableParallelism());
  await Promise.all(Array.from({ length: threads }, () => new Promise<void>(work)));
}

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
      async handler() {
        const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((name) => compressible.test(name))
          .map((name) => join(folder, name))
          .map((file) => ({ file, bytes: readFileSync(file) }));
        await gzipAll(new Map(files.map(({ bytes }) => [keptAs(bytes), bytes])));
        for (const { file, bytes } of files) {
          writeFileSync(`${file}.gz`, readFileSync(new URL(keptAs(bytes), store)));
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
        }
      },
    },
  };
};
