// Programs that `nimber` prints, compiled and run, as many at once as there are processors.
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";

/** What the command printed, from this input. */
export function run(command, words, input = "") {
  return new Promise((resolve, reject) => {
    const child = execFile(command, words, { maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      if (error)
        reject(
          Object.assign(new Error(`${words.join(" ")}: ${error.message}${stderr}`), { stdout }),
        );
      else resolve(stdout);
    });
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

const strict = ["-std=c++17", "-Wall", "-Wextra", "-Werror"];
const names =
  "algorithm array cmath cstdint iostream iterator map set sstream string utility vector".split(
    " ",
  );

/**
 * A function that compiles a program's text in the folder, and returns its path. Reading the
 * headers takes longest. They are compiled once for all, but for one program in ten: each must name
 * its headers itself. NIMBER_STRIDE=1: none has them beforehand.
 */
export async function compilerIn(folder, compiler, more = ["-O0", "-Wno-unused-parameter"]) {
  const flags = [...strict, ...more];
  const headers = join(folder, "headers.hpp");
  await writeFile(headers, names.map((one) => `#include <${one}>\n`).join(""));
  await run(compiler, [...flags, "-x", "c++-header", headers]);
  let made = 0;
  return async (text) => {
    const path = join(folder, `p${++made}`);
    await writeFile(`${path}.cpp`, text);
    const known =
      made % 10 === 1 || process.env["NIMBER_STRIDE"] === "1" ? [] : ["-include", headers];
    await run(compiler, [...flags, ...known, "-o", path, `${path}.cpp`]);
    return path;
  };
}

/** Does each thing, one after the other on each processor. */
export async function forEach(things, act) {
  const waiting = [...things];
  await Promise.all(
    Array.from({ length: cpus().length }, async () => {
      while (waiting.length > 0) await act(waiting.shift());
    }),
  );
}

/** As judges compare outputs: without white space at the ends of lines, or at the end. */
export const trimmed = (all) => all.replace(/[ \r]+$/gm, "").trimEnd();
