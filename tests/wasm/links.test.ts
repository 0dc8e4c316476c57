// The module opens every link of tests/data/links.txt as it did when the link was made, and a link
// written anew from what it opened opens to the same.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { module } from "./module";

const links = readFileSync(new URL("../data/links.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [string, string])
  // Sheets are the page's own.
  .filter(([, opens]) => !opens.startsWith("sheet "));

function told(link: string): string {
  const opened = module.openLink(link);
  if ("error" in opened) return JSON.stringify(opened.error);
  const what = opened.kind === "rule" ? [`rule ${opened.rule}`] : opened.record;
  const options = opened.options.map((option) => `?${option}`);
  return [...what, ...options, ...(opened.dropped ? [`dropped ${opened.dropped}`] : [])].join(" ");
}

test("every game's examples are links, and a first move of each", () => {
  for (const { examples } of module.games())
    for (const example of examples) {
      expect(told(example)).toBe(example);
      const first = module.moves(example, 0, 0, 0, 1);
      if ("error" in first) throw new Error(example);
      const record = [example, ...first.moves.map((move) => move.position)];
      const written = module.writeLink(record, []);
      if ("error" in written) throw new Error(example);
      expect(told(written.link)).toBe(record.join(" "));
    }
});

test.each(links)("%s", (link, expected) => {
  expect(told(link)).toBe(expected);
  const opened = module.openLink(link);
  if ("error" in opened || opened.kind === "rule") return;
  const again = module.writeLink(opened.record, opened.options);
  expect("link" in again ? told(again.link) : again).toBe(expected.replace(/ dropped .*$/, ""));
});
