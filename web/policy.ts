/**
 * What the built page may load and run, said in the page itself so that it holds on any server and
 * without one. (The development server puts scripts and styles of its own into the page: it works
 * without a policy.)
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const write = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

/**
 * The folder: nothing but its own files, no inline script or style, no eval; compiling WebAssembly
 * is allowed by name.
 */
export const folderPolicy = write({
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "worker-src": "'self'",
  "connect-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
});

/**
 * The single file: everything it runs is inside it, so scripts and styles are allowed by their
 * hashes and nothing is ever fetched from anywhere. The worker's code is a text in the script,
 * which only becomes a worker through a blob: address; the module's bytes are a data: address.
 */
const singlePolicy = (scripts: string, styles: string) =>
  write({
    "default-src": "'none'",
    "script-src": `${scripts} 'wasm-unsafe-eval'`,
    "worker-src": "blob:",
    "connect-src": "data:",
    "style-src": styles,
    "img-src": "data: blob:",
    "base-uri": "'none'",
    "form-action": "'none'",
  });

const meta = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
const afterCharset = (html: string, tag: string) => {
  const charset = '<meta charset="utf-8" />';
  if (!html.includes(charset)) throw new Error(`index.html has no ${charset}`);
  return html.replace(charset, `${charset}\n    ${tag}`);
};

export const folderPolicyPlugin = (): Plugin => ({
  name: "nimber-policy",
  apply: "build",
  transformIndexHtml: (html) => afterCharset(html, meta(folderPolicy)),
});

const hashes = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}>`, "g"))]
    .map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join(" ");

/** Writes the policy into the finished single file: the hashes are those of its very last text. */
export const singlePolicyPlugin = (name: string): Plugin => ({
  name: "nimber-single-policy",
  apply: "build",
  writeBundle: {
    order: "post",
    sequential: true,
    async handler({ dir }) {
      const file = join(dir!, name);
      const html = await readFile(file, "utf8");
      const policy = singlePolicy(hashes(html, "script"), hashes(html, "style"));
      await writeFile(file, afterCharset(html, meta(policy)));
    },
  },
});
