/**
 * The module's thread. Short questions are answered at once; long work runs in slices of a few
 * milliseconds and goes back to the message queue between them, so that a stop or a newer question
 * gets through.
 */
import { expose, transfer } from "comlink";
import { own } from "./own";
import { STOPPED, Tier, tierOf, type Question, type WorkerApi } from "./questions";
import { wellFormed } from "./wellFormed";
import { loadFirst, loadFull, loadWhole } from "#modules";
import { thread } from "#thread";
import type { FirstModule, NimberError, Progress, Work } from "#module/nimber.js";

const sliceMilliseconds = 8;
/** Work of a tenth of a second already shows that it moves. */
const reportMilliseconds = 25;

/**
 * Which of the modules answers is decided here and nowhere else. The first one is small and comes
 * with the page. A larger one is fetched for the first question that those before have no answer
 * to, and from then on answers in their place.
 */
type Module = FirstModule;
const loads = [loadFirst, loadFull, loadWhole];
const opened: (Promise<Module> | undefined)[] = [];
let largest: number = Tier.first;

async function open(tier: number): Promise<Module> {
  try {
    const module = await (opened[tier] ??= loads[tier]!());
    largest = Math.max(largest, tier);
    return module;
  } catch (error) {
    // The next question tries again.
    opened[tier] = undefined;
    throw error;
  }
}

/** What the question needs is in a larger module only. */
const unknown = (reply: unknown) =>
  typeof reply === "object" &&
  reply !== null &&
  "error" in reply &&
  (reply as NimberError).error.code === "unknown-game";

/** Puts a question of the list to a module: its types were checked where it was asked. */
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

/** Runs long work to its end, or until it is stopped. */
async function run(id: number, work: Work<unknown>): Promise<unknown> {
  try {
    let budget = 500;
    let reported = performance.now();
    for (;;) {
      if (!running.has(id)) return STOPPED;
      const start = performance.now();
      const progress = work.step(budget);
      const now = performance.now();
      if (progress.done) return work.result();
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

/** What one module has to say. */
function answer(
  id: number,
  module: Module,
  question: Question,
  given: readonly unknown[],
): unknown {
  const reply = put(module, question, given);
  return isWork(reply) ? run(id, reply) : reply;
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
    return (await open(Tier.first)).games();
  },
  async ask(id, question, given) {
    running.add(id);
    try {
      for (let tier = Math.max(tierOf(question), largest); ; ++tier) {
        const reply = await answer(id, await open(tier), question, given);
        if (tier === Tier.whole || !unknown(reply)) return handedOver(reply);
      }
    } finally {
      running.delete(id);
    }
  },
  stop(id) {
    running.delete(id);
  },
};

expose(api, thread);
// Before anybody asks; what goes wrong is said to who does.
open(Tier.first).catch(() => undefined);
