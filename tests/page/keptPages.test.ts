/**
 * The pages of their own as the service worker keeps them (web/service-worker/pages.ts), with a
 * browser's caches and a server that are made of maps.
 */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import "./storage";
import { bookPages } from "../../web/src/book/keepPages";
import { OwnPages } from "../../web/service-worker/pages";

const scope = "https://site.example/nim/";

class FakeCache {
  readonly held = new Map<string, string>();
  match = (url: string) => {
    const text = this.held.get(url);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  put = async (url: string, answer: Response) => void this.held.set(url, await answer.text());
  keys = () => Promise.resolve([...this.held.keys()].map((url) => ({ url })));
}

let held: Map<string, FakeCache>;
/** What the server has; null where there is no network. */
let server: Map<string, string> | null;
let fetched: string[];

const caches = {
  open: (name: string) => {
    if (!held.has(name)) held.set(name, new FakeCache());
    return Promise.resolve(held.get(name)!);
  },
  keys: () => Promise.resolve([...held.keys()]),
  delete: (name: string) => Promise.resolve(held.delete(name)),
};
const fetchFrom = (request: Request | string) => {
  const url = typeof request === "string" ? request : request.url;
  fetched.push(url);
  if (!server) return Promise.reject(new TypeError("no network"));
  const text = server.get(url.replace(/[?#].*/, ""));
  return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
};
const build = (revision: string, at = scope) =>
  new OwnPages(at, caches as unknown as CacheStorage, fetchFrom, [{ url: "index.html", revision }]);
const read = async (pages: OwnPages, address: string) =>
  (await pages.answer(new Request(address))).text();

const nim = `${scope}en/book/nim.html`;
const mex = `${scope}en/book/mex.html`;
const kayles = `${scope}zh/games/kayles.html`;

beforeEach(() => {
  held = new Map();
  fetched = [];
  server = new Map([
    [nim, "Nim"],
    [mex, "mex"],
    [kayles, "Kayles"],
    [`${scope}en/book/index.html`, "contents"],
  ]);
});

describe("pages that are kept", () => {
  it.each([
    ["en/book/nim.html", true],
    ["zh/games/kayles.html?from=chat#s2", true],
    ["en/book/", true],
    ["index.html", false],
    ["", false],
    ["assets/a.js", false],
    ["pictures/book/nim.png", false],
    ["embed/board.html", false],
  ])("are those of a language: %s", (path, is) => {
    expect(build("1").isPage(scope + path)).toBe(is);
    expect(build("1").isPage(`https://other.example/${path}`)).toBe(false);
  });

  it("are those that were visited, however their address was written", async () => {
    const pages = build("1");
    expect(await read(pages, `${nim}?from=chat`)).toBe("Nim");
    expect(await read(pages, `${scope}en/book/`)).toBe("");
    server!.set(`${scope}en/book/`, "contents");
    expect(await read(pages, `${scope}en/book/`)).toBe("contents");
    server = null;
    expect(await read(pages, nim)).toBe("Nim");
    expect(await read(pages, `${scope}en/book/index.html`)).toBe("contents");
  });

  it("are the server's where there is a network", async () => {
    const pages = build("1");
    await read(pages, nim);
    server!.set(nim, "Nim, told better");
    expect(await read(pages, nim)).toBe("Nim, told better");
    server!.delete(nim);
    expect((await pages.answer(new Request(nim))).status).toBe(404);
    server = null;
    expect(await read(pages, nim)).toBe("Nim, told better");
  });

  it("lead to the page itself where one is not kept", async () => {
    server = null;
    const to = async (path: string) => {
      const answer = await build("1").answer(new Request(scope + path));
      expect(answer.status).toBe(302);
      return answer.headers.get("location");
    };
    expect(await to("zh/book/nim.html")).toBe(`${scope}index.html#?view=book&lang=zh`);
    expect(await to("en/problems/hdu-1846.html")).toBe(`${scope}index.html#?view=problems&lang=en`);
    expect(await to("en/games/kayles.html")).toBe(`${scope}index.html#?lang=en`);
  });

  it("are told while they come, and what did not come is not counted", async () => {
    const pages = build("1");
    const told: number[] = [];
    const asked = [nim, mex, `${scope}en/book/no.html`];
    expect(await pages.kept(asked)).toBe(0);
    expect(await pages.keep(asked, (kept) => told.push(kept))).toBe(2);
    expect(told).toEqual([1, 2]);
    expect(await pages.kept(asked)).toBe(2);
    // What is here is not fetched again.
    fetched = [];
    server = null;
    expect(await pages.keep(asked, () => undefined)).toBe(2);
    expect(fetched).toEqual([`${scope}en/book/no.html`]);
  });

  it("are fetched anew for a newer build, and the older ones forgotten", async () => {
    const old = build("1");
    await old.keep([nim, mex], () => undefined);
    const other = build("1", "https://site.example/other/");
    await other.keep([`https://site.example/other/en/book/nim.html`], () => undefined);
    server = new Map([[nim, "Nim of the newer build"]]);
    const newer = build("2");
    await newer.takeOver();
    // Those of a build that is still in use stay until nobody can want them.
    expect(await old.kept([nim, mex])).toBe(2);
    await newer.forgetOthers();
    server = null;
    expect(await newer.kept([nim, mex])).toBe(1);
    expect(await read(newer, nim)).toBe("Nim of the newer build");
    expect(await old.kept([nim, mex])).toBe(0);
    expect([...held.keys()].filter((name) => name.includes("/other/"))).toHaveLength(1);
  });
});

describe("the whole book", () => {
  it("is every page of the book, in each language", () => {
    const book = fileURLToPath(new URL("../../web/dist/", import.meta.url));
    for (const language of ["en", "zh"])
      expect(bookPages(language).sort()).toEqual(
        readdirSync(`${book}${language}/book`)
          .filter((name) => name.endsWith(".html"))
          .map((name) => `${language}/book/${name}`)
          .sort(),
      );
  });
});
