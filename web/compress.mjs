/**
 * node compress.mjs FOLDER: writes NAME.gz and NAME.br beside every file that gains by it, for
 * servers that send files as they lie there.
 */
import { createHash } from "node:crypto";
import {
  copyFileSync,
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
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export const compressible = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/;

/** Zopfli takes its time: what was packed once is kept, by its content. */
const store = fileURLToPath(new URL("./node_modules/.cache/nimber-packed/", import.meta.url));
const kept = (key, form) => join(store, `${key}.${form}`);
const forms = ["gz", "br"];

/** Packs those texts that are not in the store, in threads: Zopfli's script takes over how a
 * process ends. */
async function packAll(texts) {
  mkdirSync(store, { recursive: true });
  for (const old of readdirSync(store)) {
    if (!texts.has(old.replace(/\.\w+$/, ""))) rmSync(join(store, old));
  }
  const waiting = [...texts]
    .filter(([key]) => !forms.every((form) => existsSync(kept(key, form))))
    .sort(([, one], [, other]) => one.length - other.length);
  const work = (done, fail) => {
    const worker = new Worker(new URL("./packer.mjs", import.meta.url));
    let key = "";
    const next = () => {
      const job = waiting.pop();
      if (!job) return void worker.terminate().then(done, fail);
      key = job[0];
      worker.postMessage(job[1]);
    };
    worker.on("error", fail);
    worker.on("message", (packed) => {
      for (const form of forms) {
        // Whole or not at all, also where the build is stopped just now.
        const unfinished = join(store, `${key}.unfinished`);
        writeFileSync(unfinished, packed[form]);
        renameSync(unfinished, kept(key, form));
      }
      next();
    });
    next();
  };
  const threads = Math.min(waiting.length, availableParallelism());
  await Promise.all(Array.from({ length: threads }, () => new Promise(work)));
}

/** Pages of their own (web/pages): there are hundreds, and zlib is nearly as good. */
const isOwnPage = (name) => /^[a-z]{2}[/\\].*\.html$/.test(name);

function packQuickly(file) {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
}

async function compress(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    compressible.test(name),
  );
  for (const name of all.filter(isOwnPage)) packQuickly(join(folder, name));
  const files = all
    .filter((name) => !isOwnPage(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, bytes: readFileSync(file) }))
    .map((one) => ({ ...one, key: createHash("sha256").update(one.bytes).digest("hex") }));
  await packAll(new Map(files.map(({ key, bytes }) => [key, bytes])));
  for (const { file, key } of files)
    for (const form of forms) copyFileSync(kept(key, form), `${file}.${form}`);
}

const [, script, folder] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (folder === undefined) throw new Error("node compress.mjs FOLDER");
  await compress(folder);
}
