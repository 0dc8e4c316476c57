// The module opens every link of tests/data/links.txt as it did when the link was made, and a link
// written anew from what it opened opens to the same.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { module } from "./module";

const links = readFileSync(new URL("../data/links.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [string, string]);

function told(link: string): string {
  const opened = module.openLink(link);
  if ("error" in opened) return JSON.stringify(opened.error);
  const what = opened.kind === "rule" ? [`rule ${opened.rule}`] : opened.record;
  const options = opened.options.map((option) => `?${option}`);
  return [...what, ...options, ...(opened.dropped ? [`dropped ${opened.dropped}`] : [])].join(" ");
}

test("there are links of every game", () => {
  for (const { name } of module.games()) {
    expect(
      links.filter(([, opened]) => opened.startsWith(`${name}:`) || opened.startsWith(`${name}/`)),
    ).not.toEqual([]);
  }
});

test.each(links)("%s", (link, expected) => {
  expect(told(link)).toBe(expected);
  const opened = module.openLink(link);
  if ("error" in opened || opened.kind === "rule") return;
  const again = module.writeLink(opened.record, opened.options);
  expect("link" in again ? told(again.link) : again).toBe(expected.replace(/ dropped .*$/, ""));
});
