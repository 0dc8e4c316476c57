// node play.mjs NIMBER: games in the terminal, typed as a person types them.
import assert from "node:assert/strict";
import { ask } from "./ask.mjs";

const play = (position, lines, ...flags) =>
  ask(["play", "--seed", "5", ...flags, position], lines.map((line) => `${line}\n`).join(""));
const outcomeOf = (position) => JSON.parse(ask(["analyze", "--json", position]).stdout).outcome;

/** Follows the hint at each turn, or moves first among the legal moves where there is none. */
function follow(position, ...flags) {
  const typed = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const run = play(position, [...typed, "hint", "moves"], ...flags);
    assert.equal(run.status, 0, run.stderr);
    if (/No move left/.test(run.stdout)) return run.stdout;
    const now = run.stdout.slice(run.stdout.lastIndexOf("? for help): Whoever"));
    const hinted = /can win: .* -> (\S+)/.exec(now)?.[1];
    const first = /\n?(?: {2}|\): {3}).* -> (\S+)/.exec(now.slice(now.indexOf("\n")))?.[1];
    typed.push(hinted ?? first);
  }
  throw new Error(`${position} does not end`);
}

for (const position of [
  "nim:3,4,5",
  "take/1..3:9+take/1..7:14",
  "octal/0.77:6",
  "wythoff:4,5",
  "strip:2,5,9",
  "graph/a-b,b-c,a-c:a,b",
  "coins/mock:HTHH",
  "nim:2,2,1~misere",
]) {
  assert.equal(outcomeOf(position), "N");
  const told = follow(position);
  assert.match(told, /you have won!/, position);
  // The link at the end is the whole game: the program takes it up where it ends.
  const link = /The game: (#\S+)/.exec(told)[1];
  assert.match(play(link, []).stdout, /^\S+\nNo move left/);
}
for (const position of ["nim:1,2,3", "take/1..3:8", "kayles:5,5", "nim:1,1,1~misere"]) {
  assert.equal(outcomeOf(position), "P");
  assert.match(follow(position), /the program has won/, position);
}
assert.match(follow("nim:3,4,5", "--second", "--errs", "100"), /you have won!/);
assert.match(play("take/1..3:6", ["5", "3", "0"], "--two").stdout, /#take\/1\.\.3:6!5!3!0\n$/);

const odd = play("nim:3,4,5", [
  "9",
  "1,4,5!1,4,4",
  "undo",
  "no",
  "nim:1,4,5",
  "undo",
  "link",
  "quit",
]).stdout;
for (const said of [
  "the step 9 is not a legal move",
  "One move at a time",
  "nothing to take back",
  "You: take 2 from heap 1 -> nim:1,4,5",
]) {
  assert.ok(odd.includes(said), `${said}\n${odd}`);
}
assert.match(odd, /: #nim:3,4,5\n[^]*The game: #nim:3,4,5\n$/, "taken back");

for (const [args, status] of [
  [["nim:"], 2],
  [["take/1,3,4"], 2],
  [["--errs", "101", "nim:3"], 2],
  [[], 2],
]) {
  const run = ask(["play", ...args]);
  assert.equal(run.status, status, args.join(" "));
  assert.match(run.stderr, /^error: /);
}
console.log("games in the terminal: as they should be");
