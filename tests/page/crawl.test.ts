/**
 * What script/publish writes (web/publish.mjs) and how it is checked (web/crawl.mjs), on a folder
 * of three pages. The built one is crawled in ownPages.test.ts.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { crawl, mostBytes } from "../../web/crawl.mjs";
import { publish, refused } from "../../web/publish.mjs";

const top = mkdtempSync(join(tmpdir(), "nimber-crawl-"));
afterAll(() => rmSync(top, { recursive: true }));

let folder: string;
const put = (name: string, text: string | Buffer) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const faults = (site = "") => crawl(folder, site).faults;
const page = (rest: string) => `<!doctype html><p><a href="../index.html">up</a>${rest}</p>`;

beforeEach(() => {
  folder = mkdtempSync(join(top, "built-"));
  put("index.html", '<a href="en/one.html">one</a><a href="#nim:3,4,5">a board</a>');
  put("sw.js", "//");
  put("en/one.html", page('<h2 id="here">one</h2><a href="two.html#there">two</a>'));
  put("en/two.html", page('<h2 id="there">two</h2><img src="../picture.png">'));
  put("picture.png", "a picture");
});

describe("the crawler", () => {
  it("finds nothing wrong in a whole folder", () => {
    expect(crawl(folder)).toMatchObject({ pages: 3, files: 5, faults: [] });
  });

  it.each([
    ["a page that is not there", page('<a href="three.html">3</a>'), /three\.html leads nowhere/],
    ["a picture that is not there", page('<img src="../no.png">'), /no\.png leads nowhere/],
    ["an anchor that is not there", page('<a href="one.html#no">1</a>'), /has no such anchor/],
    ["an address above the folder", page('<a href="../../x">x</a>'), /leads nowhere/],
    ["another host", page('<a href="https://host.example/">x</a>'), /names a host/],
    ["the server's root", page('<script src="/a.js"></script>'), /names a host or the server's/],
    ["a picture of its head", page('<meta property="og:image" content="../n.png">'), /n\.png/],
    ["no way on", "<p>alone</p>", /en\/two\.html: leads nowhere on/],
  ])("finds %s", (_, html, wanted) => {
    put("en/two.html", html);
    expect(faults().join("\n")).toMatch(wanted);
  });

  it("finds a packed copy of something else", () => {
    put("en/one.html.gz", gzipSync(readFileSync(join(folder, "en/one.html"))));
    expect(faults()).toEqual([]);
    put("en/one.html.gz", gzipSync("an older page"));
    expect(faults()).toEqual(["en/one.html.gz: is no packed copy of what lies beside it"]);
  });

  it("follows whole addresses and the site map where the site is known", () => {
    const site = "https://site.example/nim/";
    expect(faults(site)).toEqual(["sitemap.xml: is not there"]);
    put("en/one.html", page(`<link rel="canonical" href="${site}en/one.html">`));
    put("sitemap.xml", `<loc>${site}</loc><loc>${site}en/one.html</loc>`);
    put("en/two.html", page('<h2 id="there">two</h2>'));
    expect(faults(site)).toEqual([]);
    put("sitemap.xml", `<loc>${site}</loc><loc>${site}en/three.html</loc>`);
    expect(faults(site)).toEqual([`sitemap.xml: ${site}en/three.html leads nowhere`]);
  });

  it("finds a folder that is too large", () => {
    put("picture.png", Buffer.alloc(mostBytes));
    expect(faults().join()).toMatch(/bytes, more than/);
  });
});

describe("publishing", () => {
  it("writes the folder, headers and what keeps a host from building", () => {
    const to = join(top, "new");
    expect(refused(folder, to)).toBeNull();
    expect(publish(folder, to)).toBe(7);
    const wanted = [".nojekyll", "_headers", "en", "index.html", "picture.png", "sw.js"];
    expect(readdirSync(to).sort()).toEqual(wanted);
    expect(crawl(to).faults).toEqual([]);
  });

  it("over an older one drops its pages and keeps its assets and what git keeps", () => {
    const to = join(top, "again");
    put("assets/old.js", "//");
    put("zh/old.html", page(""));
    put("sitemap.xml", "");
    publish(folder, to);
    for (const gone of ["assets/old.js", "zh/old.html", "sitemap.xml"]) rmSync(join(folder, gone));
    mkdirSync(join(to, ".git"));
    expect(refused(folder, to)).toBeNull();
    publish(folder, to);
    expect(readdirSync(join(to, "assets"))).toEqual(["old.js"]);
    for (const gone of ["zh", "sitemap.xml"]) expect(readdirSync(to)).not.toContain(gone);
    expect(readdirSync(to)).toContain(".git");
  });

  it("does not touch a folder of something else, nor takes an empty one for a build", () => {
    const other = mkdtempSync(join(top, "other-"));
    expect(refused(other, join(top, "x"))).toMatch(/is not built/);
    writeFileSync(join(other, "letter.txt"), "mine");
    expect(refused(folder, other)).toMatch(/holds something else/);
    expect(refused(folder, join(other, "letter.txt"))).toMatch(/is a file/);
  });
});
