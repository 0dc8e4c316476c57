/** Waiting for what must come: no fixed sleeps, and an end. */
export const patience = Number(process.env["NIMBER_DOM_PATIENCE"] ?? 30_000);

const tick = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What an act has set off gets its turn: messages, timers that are due, two frames. */
export async function settle(): Promise<void> {
  await turn();
  await tick(5);
  await tick(5);
  await turn();
}

/** Asks again until there is no error; the last one is thrown once the time is over. */
export async function until<T>(ask: () => T | Promise<T>, time = patience): Promise<T> {
  const end = performance.now() + time;
  for (let pause = 0; ; pause = Math.min(pause + 1, 20)) {
    const begun = performance.now();
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Error && error.name === "BrowserOnly") throw error;
      if (performance.now() > end) throw error;
    }
    if (pause < 3) await turn();
    // What is dear to ask leaves the page time for itself.
    await tick(Math.max(pause, performance.now() - begun));
  }
}
