/**
 * The module's thread. Short questions are answered at once; long work runs in slices of a few
 * milliseconds and goes back to the message queue between them, so that a stop or a newer question
 * gets through.
 */
import { expose, transfer } from "comlink";
import { beside, stepTo, type Beside } from "./argued";
import { own } from "./own";
import { STOPPED, boardQuestions, type Question, type WorkerApi } from "./questions";
import { wellFormed } from "./wellFormed";
import { loadBoard, loadLab } from "#modules";
import { thread } from "#thread";
import type { BoardModule, NimberModule, Progress, Work } from "#module/nimber.js";

const sliceMilliseconds = 8;
/** Work of a tenth of a second already shows that it moves. */
const reportMilliseconds = 25;

/**
 * The board module comes with the page; the lab module, for the first question that is not the
 * board's.
 */
type Module = BoardModule | NimberModule;
const loads = { board: loadBoard, lab: loadLab };
const opened: { board?: Promise<Module>; lab?: Promise<Module> } = {};

async function open(which: keyof typeof loads): Promise<Module> {
  try {
    return await (opened[which] ??= loads[which]());
  } catch (error) {
    // The next question tries again.
    delete opened[which];
    throw error;
  }
}

/** Asks a module. The types of the question were checked where it was asked. */
function put(module: Module, question: Question, given: readonly unknown[]): unknown {
  const texts = given.map(wellFormed);
  const [answers, all] =
    question in own ? [own as object, [module, ...texts]] : [module as object, texts];
  return (answers as Record<string, (...given: readonly unknown[]) => unknown>)[question]!(...all);
}

const running = new Set<number>();
let report: (id: number, progress: Progress) => void = () => undefined;

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();
const breathe = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

const isWork = (reply: unknown): reply is Work<unknown> =>
  typeof reply === "object" && reply !== null && "step" in reply && "result" in reply;

/** Runs long work to its end, until an argument answers in its place, or until it is stopped. */
async function run(
  id: number,
  work: Work<unknown>,
  argued: Beside | null = null,
): Promise<unknown> {
  try {
    let budget = 500;
    let examined = 0;
    let reported = performance.now();
    for (;;) {
      if (!running.has(id)) return STOPPED;
      const start = performance.now();
      const progress = work.step(argued ? stepTo(budget, examined) : budget);
      const now = performance.now();
      const result = progress.done ? work.result() : undefined;
      if (argued) {
        examined = Number(progress.examined);
        const found = await argued(progress, result);
        if (found !== undefined) return isWork(found) ? await run(id, found) : found;
      }
      if (progress.done) return result;
      const took = now - start;
      if (took < sliceMilliseconds / 2) budget = Math.min(budget * 2, 1_000_000);
      else if (took > sliceMilliseconds * 2) budget = Math.max(100, Math.floor(budget / 2));
      if (now - reported > reportMilliseconds) {
        reported = now;
        report(id, progress);
      }
      await breathe();
    }
  } finally {
    work.delete();
  }
}

/** Large arrays are handed over and not copied: each was made for this reply alone. */
function handedOver(reply: unknown): unknown {
  if (typeof reply !== "object" || reply === null) return reply;
  const parts: unknown[] = ArrayBuffer.isView(reply) ? [reply] : Object.values(reply);
  const buffers = parts.filter((part) => ArrayBuffer.isView(part)).map((part) => part.buffer);
  return buffers.length > 0 ? transfer(reply, buffers) : reply;
}

const api: WorkerApi = {
  async open(listener) {
    report = listener;
    return (await open("board")).games();
  },
  async ask(id, question, given) {
    running.add(id);
    try {
      const module = await open(question in boardQuestions ? "board" : "lab");
      const reply = put(module, question, given);
      const argued = beside(question, given, () => open("lab") as Promise<NimberModule>);
      return handedOver(isWork(reply) ? await run(id, reply, argued) : reply);
    } finally {
      running.delete(id);
    }
  },
  stop(id) {
    running.delete(id);
  },
};

expose(api, thread);
// Fetched before the first question. An error is reported to whoever asks.
open("board").catch(() => undefined);
