/**
 * node publish.mjs BUILT DIR: the built folder as static hosts want it. Beside the files of the
 * build, with their packed copies, DIR gets a file of headers for hosts that read one, and what
 * keeps other hosts from building anything.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Read by the hosts that read such a file, and by no other. The folder may lie below another. */
export const headers = `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cache-Control: no-cache
/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;

/** What the build writes: a folder with these is an older one of it. */
const marks = ["index.html", "sw.js"];
/** Whoever gets the newer of these must find everything else there. */
const last = ["sw.js", "index.html"];

/** @returns {string | null} why nothing may be written there */
export function refused(built, dir) {
  if (!marks.every((name) => existsSync(join(built, name)))) return `${built} is not built.`;
  if (!existsSync(dir)) return null;
  if (!statSync(dir).isDirectory()) return `${dir} is a file.`;
  const there = readdirSync(dir).filter((name) => name !== ".git");
  if (there.length === 0 || marks.every((name) => there.includes(name))) return null;
  return `${dir} holds something else: give a new or an empty folder.`;
}

/**
 * Pages of an older build go; its assets stay, for tabs that still run it. Returns how many files
 * were written.
 */
export function publish(built, dir) {
  const names = readdirSync(built, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(built, name)).isFile())
    .sort((one, other) => last.indexOf(one) - last.indexOf(other));
  mkdirSync(dir, { recursive: true });
  for (const old of readdirSync(dir)) {
    const [stays, folder] = [join(built, old), join(dir, old)];
    if (/^[a-z]{2}$/.test(old) && statSync(folder).isDirectory())
      rmSync(folder, { recursive: true });
    else if (/^sitemap\.xml/.test(old) && !existsSync(stays)) rmSync(folder);
  }
  writeFileSync(join(dir, "_headers"), headers);
  writeFileSync(join(dir, ".nojekyll"), "");
  for (const name of names) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    copyFileSync(join(built, name), join(dir, name));
  }
  return names.length + 2;
}

const [, script, built, dir] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (built === undefined || dir === undefined) throw new Error("node publish.mjs BUILT DIR");
  const why = refused(built, dir);
  if (why !== null) {
    console.error(why);
    process.exit(1);
  }
  console.log(`${publish(built, dir)} files written`);
}
