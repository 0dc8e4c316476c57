// A small static file server for the built page: node serve.mjs [FOLDER] [PORT] (0: any free port).
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";

const root = resolve(process.argv[2] ?? "web/dist");
const port = Number(process.argv[3] ?? process.env.PORT ?? 8080);
const host = process.env.HOST ?? "127.0.0.1";

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`Not a port number: ${process.argv[3] ?? process.env.PORT}`);
  process.exit(2);
}

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** The file behind a request's path, or undefined where there is none inside the folder. */
async function find(path) {
  let name;
  try {
    name = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (name.includes("\0")) return undefined;
  let file = resolve(join(root, name));
  if (file !== root && !file.startsWith(root + sep)) return undefined;
  try {
    let found = await stat(file);
    if (found.isDirectory()) {
      file = join(file, "index.html");
      found = await stat(file);
    }
    return found.isFile() ? { file, found } : undefined;
  } catch {
    return undefined;
  }
}

/** The forms in which a file may lie beside itself, best first. */
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** The best form that the browser takes. */
async function packed(hit, accepted) {
  for (const [encoding, end] of encodings) {
    // "br;q=0" refuses it.
    if (!new RegExp(`\\b${encoding}\\b(?! *; *q=0(\\.0*)?(,|$| ))`).test(accepted)) continue;
    try {
      const found = await stat(hit.file + end);
      if (found.isFile()) return { file: hit.file + end, found, encoding };
    } catch {
      // it is not there
    }
  }
  return hit;
}

const server = createServer(async (request, response) => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const hit = await find((request.url ?? "/").split(/[?#]/, 1)[0]);
  if (!hit) {
    const told = await find("/404.html");
    if (told && /\btext\/html\b/.test(request.headers.accept ?? "")) {
      const headers = { "Content-Type": types[".html"], "Content-Length": told.found.size };
      response.writeHead(404, headers);
      if (request.method === "HEAD") response.end();
      else createReadStream(told.file).pipe(response);
      return;
    }
    response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
    return;
  }
  const sent = await packed(hit, request.headers["accept-encoding"] ?? "");
  const tag = `"${sent.found.size.toString(16)}-${Math.trunc(sent.found.mtimeMs).toString(16)}"`;
  const headers = {
    "Cache-Control": "no-cache",
    "Content-Type": types[extname(hit.file)] ?? "application/octet-stream",
    "X-Content-Type-Options": "nosniff",
    ETag: tag,
    Vary: "Accept-Encoding",
    ...(sent.encoding ? { "Content-Encoding": sent.encoding } : {}),
  };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, "Content-Length": sent.found.size });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  createReadStream(sent.file)
    .on("error", () => response.destroy())
    .pipe(response);
});

server.on("error", (error) => {
  if (error.code === "EADDRINUSE") {
    console.error(`Port ${port} is taken. Choose another: script/serve 8081 (or PORT=8081).`);
  } else {
    console.error(`The server cannot start: ${error.message}`);
  }
  process.exit(1);
});

server.listen(port, host, () => {
  console.log(`Nimber is at http://localhost:${server.address().port}  (Ctrl+C stops it)`);
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => process.exit(0));
}
