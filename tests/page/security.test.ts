// What SECURITY.md promises, where the sources themselves can be asked.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { folderPolicy } from "../../web/policy";

const root = fileURLToPath(new URL("../../", import.meta.url));
const text = (path: string) => readFileSync(root + path, "utf8");

/** What runs in the page, on other people's pages and in the service worker. */
const sources = ["web/src", "web/service-worker"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const filesWith = (pattern: RegExp) => sources.filter((path) => pattern.test(text(path))).sort();

test("the policy lets in the page's own files, and of inline code nothing", () => {
  const rules = new Map(
    folderPolicy.split("; ").map((rule) => {
      const [name = "", ...allowed] = rule.split(" ");
      return [name, allowed] as const;
    }),
  );
  expect(rules.get("default-src")).toEqual(["'none'"]);
  expect(rules.get("connect-src")).toEqual(["'self'"]);
  expect(rules.get("script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(rules.get("style-src")).toEqual(["'self'"]);
  expect(rules.get("base-uri")).toEqual(["'none'"]);
  expect(rules.get("form-action")).toEqual(["'none'"]);
  expect(folderPolicy).not.toMatch(/'unsafe-|https?:|\*/);
});

describe("the page's sources", () => {
  test("are looked at", () => {
    expect(sources.length).toBeGreaterThan(200);
  });
  test("write no markup from a string, and run none as code", () => {
    expect(
      filesWith(
        /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|createContextualFragment)\b|document\.write|\beval\(|new Function\(|set(Timeout|Interval)\(\s*["'`]/,
      ),
    ).toEqual([]);
  });
  test("ask for the module, and in the service worker for the page's files, nothing else", () => {
    expect(filesWith(/(?<![.\w])fetch\((?!\))/)).toEqual([
      "web/service-worker/sw.ts",
      "web/src/engine/modules.ts",
      "web/src/engine/modulesInline.ts",
    ]);
    expect(
      filesWith(/\b(XMLHttpRequest|WebSocket|EventSource|sendBeacon|RTCPeerConnection)\b/),
    ).toEqual([]);
  });
  test("keep things in two places, both of which keep nothing in a frame", () => {
    const places = ["web/src/device/storage.ts", "web/src/explore/cache.ts"];
    expect(
      filesWith(/\b(localStorage|sessionStorage|indexedDB|idb-keyval)\b|document\.cookie/),
    ).toEqual(places);
    for (const place of places) expect(text(place)).toMatch(/if \((leftAlone|keepsNothing)\(\)\)/);
  });
});

describe("SECURITY.md", () => {
  const told = text("SECURITY.md");
  test("is linked from README.md and docs/hosting.md", () => {
    expect(text("README.md")).toContain("(SECURITY.md)");
    expect(text("docs/hosting.md")).toContain("(../SECURITY.md)");
  });
  test("names what there is", () => {
    const named = [
      ...[...told.matchAll(/\]\(([^)#]+)\)/g)].map(([, path]) => path!),
      ...[...told.matchAll(/`((?:tests|script)\/[\w./]+)`/g)].map(([, path]) => path!),
    ];
    expect(named.length).toBeGreaterThan(15);
    for (const path of named) expect(existsSync(root + path), path).toBe(true);
  });
  test("invents no address", () => {
    expect(told).not.toMatch(/\S@\S|mailto:/);
  });
});
