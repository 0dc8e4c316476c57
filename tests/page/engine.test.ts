// The page's end of the worker: a slow worker is waited for, a stuck one is replaced.
import { expose } from "comlink";
import { expect, test } from "vitest";
import { Engine, type Thread } from "../../web/src/engine/client";
import { startWorker } from "../../web/src/landing/noWorker";

type Listener = (id: number, progress: { examined: bigint }) => unknown;

/** A worker that counts steps of whatever it is asked, and takes so long to answer a stop. */
function pretend(counts: boolean, answersStop: number | null) {
  let started = 0;
  const start = (): Thread => {
    started += 1;
    const { port1, port2 } = new MessageChannel();
    let tell: Listener = () => undefined;
    const api = {
      open: (listener: Listener) => {
        tell = listener;
        return [];
      },
      ask: (id: number) => {
        if (counts) void tell(id, { examined: 1n });
        return new Promise(() => undefined);
      },
      stop: () =>
        answersStop === null
          ? new Promise(() => undefined)
          : new Promise((resolve) => setTimeout(resolve, answersStop)),
    };
    expose(api, port2);
    port1.start();
    return Object.assign(port1, { terminate: () => port2.close() });
  };
  return { start, started: () => started };
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function stopped(counts: boolean, answersStop: number | null, wait: number) {
  const worker = pretend(counts, answersStop);
  const cell = { value: null, peek: () => null };
  const engine = new Engine(worker.start, cell);
  await engine.open();
  const answer = engine.analyze("nim:3", 1000, () => undefined);
  await pause(200);
  engine.stop("analysis");
  expect(await answer).toBe("stopped");
  await pause(wait);
  const started = worker.started();
  engine.close();
  return started;
}

test("a worker that counted its steps and is slow to stop is not replaced", async () => {
  expect(await stopped(true, 2500, 3000)).toBe(1);
});

test("a worker that neither counts nor answers is replaced", async () => {
  expect(await stopped(false, null, 2500)).toBe(2);
});

test("where nobody answers, what was handed over is closed: node can end", async () => {
  const ports: MessagePort[] = [];
  const start = () => {
    const worker = startWorker();
    return {
      ...worker,
      postMessage: (message: unknown, transfer: Transferable[]) => {
        ports.push(...transfer.filter((one) => one instanceof MessagePort));
        worker.postMessage(message, transfer);
      },
    };
  };
  const engine = new Engine(start, { value: null, peek: () => null });
  void engine.open();
  expect(ports).toHaveLength(1);
  // Closed at the one end, the other end says so.
  await new Promise((closed) => ports[0]!.addEventListener("close", closed));
});
