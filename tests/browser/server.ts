/**
 * A static server as a test wants it: in a sub-folder, with wrong types, able to vanish and to come
 * back.
 */
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const builtFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
export const builtFile = fileURLToPath(
  new URL("../../web/dist-single/nimber.html", import.meta.url),
);

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export class Site {
  /** What is served; another folder may take its place while the server runs. */
  folder: string;
  /** Answers instead of the file: a path's end, and what comes for it. */
  readonly instead = new Map<string, { status: number; type: string; body: string }>();
  readonly #types: Record<string, string>;
  readonly #path: string;
  #server: Server | null = null;
  #port = 0;

  constructor(folder: string, path = "/", otherTypes: Record<string, string> = {}) {
    this.folder = folder;
    this.#path = path;
    this.#types = { ...types, ...otherTypes };
  }

  get url(): string {
    return `http://localhost:${this.#port}${this.#path}`;
  }

  /** Starts, the second time on the same port. */
  async start(): Promise<this> {
    const server = createServer((request, response) => {
      const path = decodeURIComponent((request.url ?? "/").replace(/[?#].*/, ""));
      const send = (status: number, type: string, body: string | Buffer) =>
        response
          .writeHead(status, {
            "Content-Type": type,
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-cache",
          })
          .end(body);
      const other = [...this.instead].find(([end]) => path.endsWith(end))?.[1];
      if (other) return send(other.status, other.type, other.body);
      if (!path.startsWith(this.#path)) return send(404, "text/plain", "Not found\n");
      const name = path.slice(this.#path.length) || "index.html";
      readFile(join(this.folder, name)).then(
        (body) => send(200, this.#types[extname(name)] ?? "application/octet-stream", body),
        () => send(404, "text/plain", "Not found\n"),
      );
    });
    await new Promise<void>((resolve) => server.listen(this.#port, "localhost", resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  /** Gone: nothing listens any more and no connection is left. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}
