/**
 * The licences of everything that is shipped, read from the packages themselves when the page is
 * built: `virtual:licences`. A package that ends in a bundle and is not in the list fails the
 * build.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Packages, or parts of the module, under one text. */
export interface Licence {
  names: string[];
  text: string;
}

interface Manifest {
  version: string;
  license: string;
  dependencies?: Record<string, string>;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const text = (path: string) => readFileSync(path, "utf8").replace(/\r/g, "").trim();
const manifest = (name: string) =>
  JSON.parse(text(here(`node_modules/${name}/package.json`))) as Manifest;

/**
 * What the page is made with and leaves something of in it: the service worker, loaders of parts,
 * formulas.
 */
const leaving = [
  "workbox-precaching",
  "workbox-routing",
  "workbox-window",
  "vite",
  "rolldown",
  "temml",
];

/**
 * What Emscripten links into the module. Its Debian package brings no such files: the texts are in
 * licences/.
 */
const linked = [
  ["Emscripten", "emscripten", "MIT"],
  ["musl", "musl", "MIT"],
  ["libc++, libc++abi, compiler-rt", "llvm", "Apache-2.0 WITH LLVM-exception"],
] as const;

/** The packages by name, with those that they bring along. */
export function shippedPackages(): string[] {
  const { dependencies } = JSON.parse(text(here("package.json"))) as Manifest;
  const found = new Set<string>();
  const add = (name: string, deep: boolean) => {
    // Types are gone when the page is built.
    if (found.has(name) || name.startsWith("@types/")) return;
    found.add(name);
    if (deep) for (const next of Object.keys(manifest(name).dependencies ?? {})) add(next, true);
  };
  for (const name of Object.keys(dependencies!)) add(name, true);
  for (const name of leaving) add(name, name.startsWith("workbox"));
  return [...found].sort();
}

/** A package's own text; where it has none, the one kept for it in licences/. */
function packageText(name: string): string {
  const folder = here(`node_modules/${name}/`);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(entry));
  const kept = here(`licences/${name}.txt`);
  if (!file && !existsSync(kept))
    throw new Error(`${name} has no licence file: put its text into ${kept}`);
  // What Vite itself is made of is not in the page.
  return text(file ? folder + file : kept).replace(/\n# Licenses of bundled dep[^]*/, "");
}

export function licences(packages = shippedPackages()): Licence[] {
  const byText = new Map<string, string[]>([[text(here("../LICENSE")), ["Nimber · MIT"]]]);
  const add = (name: string, words: string) =>
    byText.set(words, [...(byText.get(words) ?? []), name]);
  for (const name of packages) {
    const { version, license } = manifest(name);
    add(`${name} ${version} · ${license}`, packageText(name));
  }
  for (const [name, file, license] of linked)
    add(`${name} · ${license}`, text(here(`licences/${file}.txt`)));
  return [...byText].map(([text, names]) => ({ names, text }));
}

/** The package that a bundled file comes from; null for the page's own. */
export function packageOf(id: string): string | null {
  const [, own] = /^\0?(vite|rolldown)\//.exec(id) ?? [];
  if (own) return own;
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return name ?? null;
}

export const unlisted = (ids: string[]): string[] => {
  const listed = new Set(shippedPackages());
  const names = ids.map(packageOf).filter((name) => name !== null && !listed.has(name));
  return [...new Set(names as string[])].sort();
};

/** For each bundle: the page's, the worker's, the service worker's. */
export const licencesPlugin = (): Plugin => ({
  name: "nimber-licences",
  resolveId: (id) => (id === "virtual:licences" ? `\0${id}` : undefined),
  load: (id) =>
    id === "\0virtual:licences" ? `export default ${JSON.stringify(licences())}` : undefined,
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? one.moduleIds : []));
    const names = unlisted(ids);
    if (names.length > 0)
      this.error(`shipped without its licence: ${names.join(", ")} (see web/licences.ts)`);
  },
});
