/**
 * A thread of compress.ts: packs files with Zopfli, some hundredths smaller than zlib can; any gzip
 * reader opens them.
 */
import { parentPort } from "node:worker_threads";
import { gzipAsync } from "@gfx/zopfli";

parentPort?.on("message", (bytes) => {
  void gzipAsync(bytes, { numiterations: 15 }).then((packed) => parentPort?.postMessage(packed));
});
