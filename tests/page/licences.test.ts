// What is shipped is named with its licence; what is not named is not shipped.
import { expect, test } from "vitest";
import { licences, packageOf, shippedPackages, unlisted } from "../../web/licences";
import web from "../../web/package.json";

test("every package that the page depends on has a text, under a licence that allows it", () => {
  const packages = shippedPackages();
  for (const name of Object.keys(web.dependencies)) expect(packages).toContain(name);
  // Brought along by another one, and by the service worker.
  expect(packages).toEqual(expect.arrayContaining(["@preact/signals-core", "workbox-core"]));
  expect(packages.filter((name) => name.startsWith("@types/"))).toEqual([]);
  const all = licences();
  expect(all[0]!.names).toEqual(["Nimber · MIT"]);
  for (const { names, text } of all) {
    expect(text, names[0]).toMatch(/copyright/i);
    expect(text, names[0]).toMatch(/permission is hereby granted|Apache License/i);
    for (const name of names) expect(name).toMatch(/ · (MIT|Apache-2\.0( WITH LLVM-exception)?)$/);
  }
  const names = all.flatMap((one) => one.names).join("\n");
  for (const name of [...packages, "Emscripten", "musl", "libc++"]) expect(names).toContain(name);
});

test("a bundle with a package that is not listed is refused", () => {
  const ids = [
    "/home/web/src/main.tsx",
    "/home/web/node_modules/preact/dist/preact.module.js",
    "/home/web/node_modules/@preact/signals/dist/signals.mjs?v=1",
    "\0vite/preload-helper.js",
  ];
  expect(ids.map(packageOf)).toEqual([null, "preact", "@preact/signals", "vite"]);
  expect(unlisted(ids)).toEqual([]);
  const two = ["/home/web/node_modules/a/node_modules/@left/pad/index.js", ...ids];
  expect(unlisted(two)).toEqual(["@left/pad"]);
});
