/**
 * A thread of compress.mjs: packs a file with Zopfli, some hundredths smaller than zlib can (any
 * gzip reader opens it), and with Brotli.
 */
import { parentPort } from "node:worker_threads";
import { brotliCompressSync, constants } from "node:zlib";
import { gzipAsync } from "@gfx/zopfli";

parentPort?.on("message", async (bytes) => {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const br = brotliCompressSync(bytes, { params });
  parentPort?.postMessage({ gz: await gzipAsync(bytes, { numiterations: 15 }), br });
});
