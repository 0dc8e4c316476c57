// node links.mjs NIMBER: every link of tests/data/links.txt opens on the command line what it opens
// on the page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { ask } from "./ask.mjs";

/** Of one text. */
const analyze = (text, ...flags) => ask(["analyze", "--json", ...flags, text]);

const links = readFileSync(new URL("../data/links.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  // Sheets are the page's own.
  .filter((line) => !line.includes("\tsheet "))
  .map((line) => {
    const [link, opens] = line.split("\t");
    const [told, dropped = ""] = opens.split(" dropped ");
    const words = told.split(" ?")[0].split(" ");
    return { link, dropped, rule: words[0] === "rule" ? words[1] : null, record: words };
  });
assert(links.length > 60);

// In one go: what the position in the link gives, and what the position at its end gives by itself.
const positions = links.filter(({ rule }) => !rule);
const lines = (texts) => ask(["analyze", "--json", "-"], texts.map((text) => `${text}\n`).join(""));
const opened = lines(positions.map(({ link }) => `#${link}`));
const direct = lines(positions.map(({ record }) => record.at(-1)));
assert.equal(opened.status, direct.status, opened.stderr);
assert.equal(opened.stdout, direct.stdout);
opened.stdout
  .trimEnd()
  .split("\n")
  .forEach((answer, at) =>
    assert.equal(JSON.parse(answer).position, positions[at].record.at(-1), positions[at].link),
  );
const left = positions.map(({ dropped }) => dropped).filter(Boolean);
assert.equal(
  opened.stderr,
  left.map((text) => `not part of the link, left out: ${text}\n`).join(""),
);

// One by one too: as an argument, as a whole address, and played, where the record is opened.
for (const { link, rule, record } of links) {
  const address = `https://example.org/nimber/#${link}`;
  const answer = JSON.parse(analyze(address).stdout);
  if (rule) {
    assert.equal(answer.error.code, "rule-alone", link);
    assert.match(answer.error.message, new RegExp(rule.replace(/[/.+*]/g, "\\$&")));
    assert.equal(answer.error.column, address.indexOf("#") + 2);
    assert.equal(ask(["play", address]).status, 2);
    continue;
  }
  assert.equal(answer.position, record.at(-1), link);
  const played = ask(["play", "--two", address]);
  assert.equal(played.status, 0, link);
  assert.match(played.stdout, new RegExp(`^${record.at(-1).replace(/[^\w,:]/g, "\\$&")}\n`), link);
}
assert.match(ask(["explain", "#nim:3,4,5!1,4,5"]).stdout, /nim:1,4,5/);

// A bad link is an error with its place, counted in the text as it was given.
for (const [link, code, column] of [
  ["#nim:3,x", "bad-integer", 8],
  ["#nim:3,4,5!9,4,5", "bad-step", 12],
  ["#nim:3,4,5!1,4,5!1,4,9", "bad-step", 18],
  ["https://example.org/#nim:3,x", "bad-integer", 28],
  ["https://棋.example/#nim:3,x", "bad-integer", 26],
  ["#chess:3", "unknown-game", 2],
  ["#", "empty", null],
  ["#nim:3%00", "control-character", 7],
]) {
  const answered = analyze(link);
  assert.equal(answered.status, 2, link);
  const { error } = JSON.parse(answered.stdout);
  assert.deepEqual([error.code, error.column], [code, column], link);
  assert.match(
    ask(["analyze", link]).stderr,
    column ? new RegExp(`at column ${column}\n$`) : /^error: /,
  );
}
// What neither begins with '#' nor with an address is a position's text and nothing else, as ever.
for (const text of [
  "nim:3,4,5!1,4,5",
  "nim:3,4,5?quiz",
  "nim:3,4,5.",
  "nim%3A3",
  "nim:3#4",
  "nim:3#",
])
  assert.equal(analyze(text).status, 2, text);
