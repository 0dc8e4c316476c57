import { finish, module } from "../wasm/module";

/** What the page asks of the worker, answered at once. */
export const answering = {
  read: (text: string) => Promise.resolve(module.read(text)),
  analyze: (text: string) => Promise.resolve(finish(module.analyze(text, 500_000))),
  analyzeBeside: (text: string) => Promise.resolve(finish(module.analyze(text, 500_000))),
  review: (text: string) => Promise.resolve(finish(module.analyze(text, 500_000))),
  moves: (...asked: Parameters<typeof module.moves>) => Promise.resolve(module.moves(...asked)),
  stop: () => undefined,
};
