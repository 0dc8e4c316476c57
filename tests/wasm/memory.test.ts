// Long work begun and stopped, over and over: the module's memory stays what it was. Memory of a
// module never shrinks, so whatever was not given back would make it grow.
import { expect, it } from "vitest";
import { module, type Work } from "./module";

const bytes = () => (module as unknown as { HEAPU8: Uint8Array }).HEAPU8.buffer.byteLength;

/** Work that is far from done where it is stopped. */
const begin: (() => Work<unknown>)[] = [
  () => module.analyze("grundy:40,40,40~misere", 0),
  () => module.analyze("take/prime:1000000", 0),
  () => module.analyze("wythoff:900,1000+nim:5", 0),
  () => module.reply("grundy:30,31,32~misere", false, 1, 0),
  () => module.sequence("grundy", 10_000_000),
  () => module.explain("grundy:40,40,40~misere", 0),
  () => module.bruteForce("kayles:12,13,14", 0),
  () => module.period("octal/0.6", 10_000_000),
  () => module.conjecture("octal/0.6", "P when n%7==0", [], 1_000_000),
  () => module.compare("octal/0.6", "octal/0.61", 1_000_000),
  () => module.solve("grundy:20,?~misere", 1000),
  () => module.grid("wythoff", 900, 900),
  () => module.lostHeaps("take/square", 10_000_000),
];

it("keeps its memory over 1,000 works begun and stopped", () => {
  let stopped = 0;
  const cycle = (i: number) => {
    const work = begin[i % begin.length]!();
    let done = false;
    for (let k = 0; k < 3 && !done; k += 1) done = work.step(5_000).done;
    if (!done) stopped += 1;
    work.delete();
  };
  // What rules keep for later, as the quotient of Grundy's game, grows for some hundred works.
  for (let i = 0; i < 100 * begin.length; i += 1) cycle(i);
  const before = bytes();
  stopped = 0;
  for (let i = 0; i < 1000; i += 1) cycle(i);
  expect(bytes()).toBe(before);
  expect(stopped, "most are stopped in the middle").toBeGreaterThan(600);
}, 240_000);
