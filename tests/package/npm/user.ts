// What a person with TypeScript may write; only its types are looked at.
import { isError, open, type AnalysisRecord, type Nimber, type NimberError } from "nimber";
import createNimber, { type NimberModule } from "nimber/module";

const nimber: Nimber = open();
const stop = new AbortController();
const answer: AnalysisRecord | NimberError = await nimber.analyze("nim:3,4,5", {
  limit: 1000,
  signal: stop.signal,
  onProgress: ({ examined }) => void (examined + 1n),
});
if (isError(answer)) {
  const column: number = answer.error.column;
  void column;
} else {
  const value: bigint | null = answer.value;
  const to: string[] = answer.winning.listed.map((move) => move.position);
  void [value, to];
}
const sequence = await nimber.sequence("take/1..3", 10);
if (!isError(sequence)) void sequence.values.subarray(1);
const reply = await nimber.reply("nim:3", { blunder: true, seed: 7 });
const counted = await nimber.answer("count --heaps 2 --from 0 --to 9", {
  rule: "nim",
  signal: stop.signal,
});
if (!isError(counted)) {
  const json: string = counted.json;
  void [json, counted.answer];
}
// @ts-expect-error the game may be over: there may be no move
if (!isError(reply)) void reply.move.position;
// @ts-expect-error a position is a text
void nimber.analyze(3);
// @ts-expect-error it may be an error
void (await nimber.period("octal/0.77")).period;
nimber.close();

const module: NimberModule = await createNimber({ wasmBinary: new Uint8Array() });
void module.version();
