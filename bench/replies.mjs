// node bench/replies.mjs: how long the perfect program takes to answer, in the module as the page
// loads it; printed, not judged. Each kind once where the player to move wins, and once where every
// move loses and the answer is weighed for delay.
import { readFileSync } from "node:fs";
import createNimber from "../web/generated/nimber.js";

const wasmBinary = readFileSync(new URL("../web/generated/nimber.wasm", import.meta.url));
const nimber = await createNimber({ wasmBinary });

function finish(work) {
  while (!work.step(1e6).done);
  const result = work.result();
  work.delete();
  return result;
}

const large = [
  "nim:31,63,97,61",
  "nim:31,63,97,65",
  "nim:999999999999999999,999999999999999999",
  "take/1..3:1000,1000",
  "take/1,3,4:100,107",
  "take/prime:400,400",
  "custom/gcd(n,k)==1:40,40",
  "octal/0.77:60,41",
  "octal/0.77:200,200",
  "octal/0.137:120,120",
  "grundy:60,60",
  "lasker:40,51",
  "lasker:60,60",
  "wythoff:68,110",
  "wythoff:1000,1618",
  "stairs:30,20,30,15,9,9",
  "strip:5,9,20,24,40,44",
  "monks:1,9,20,28,45,53",
  "hill/2:2,3,9,17",
  "graph/a-b,a-c,b-c,b-d,c-e,d-e:a,a,b,b",
  "coins/turtles:HTHHTHHTHHTH",
  "coins/mock:HTHHTHHTHHTH",
  "coins/ruler:HTHHTHHTHHTH",
  "coins/twins:HTHHTHHTHHTH",
];
// In misère play the examples alone: large positions of wild rules are a search there, seconds
// long.
const examples = nimber.games().flatMap(({ examples }) => examples);
const misere = examples.filter((text) => !text.endsWith("~misere")).map((text) => `${text}~misere`);
const positions = [...examples, ...misere, ...large];

let slowest = 0;
for (const text of positions) {
  const answer = finish(nimber.analyze(text, 0));
  const state = "error" in answer ? answer.error.code : answer.outcome;
  const begun = performance.now();
  finish(nimber.reply(text, false, 1, 0));
  const took = performance.now() - begun;
  slowest = Math.max(slowest, took);
  console.log(`${took.toFixed(1).padStart(8)} ms  ${state.padEnd(9)}  ${text}`);
}
console.log(`${slowest.toFixed(1).padStart(8)} ms  the slowest`);
