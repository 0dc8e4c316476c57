/** The page as it was built (web/dist), read as a server would send it. */
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

export const home = "http://localhost/";
const folder = fileURLToPath(new URL("../dist/", import.meta.url));

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

const kept = new Map<string, Buffer | null>();

/** The bytes of a file of the build, or null where there is none. */
export function fileAt(address: string): Buffer | null {
  const { origin, pathname } = new URL(address);
  if (`${origin}/` !== home) return null;
  const name = decodeURIComponent(pathname.slice(1)) || "index.html";
  let bytes = kept.get(name);
  if (bytes === undefined) {
    try {
      bytes = readFileSync(`${folder}${name}`);
    } catch {
      bytes = null;
    }
    kept.set(name, bytes);
  }
  return bytes;
}

export function respond(address: string): Response {
  const bytes = fileAt(address);
  if (!bytes) return new Response("", { status: 404 });
  const type = types[extname(new URL(address).pathname)] ?? "application/octet-stream";
  return new Response(new Uint8Array(bytes), { headers: { "content-type": type } });
}
