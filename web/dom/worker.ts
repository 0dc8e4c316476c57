/** A worker of the page, in this thread but in a realm of its own. */
import { createContext, runInContext } from "node:vm";
import { MessageChannel, MessagePort, type MessagePort as Port } from "node:worker_threads";
import { Modules } from "./modules";
import { respond } from "./site";

type Listener = (event: { data: unknown; type: string }) => void;

const modules = new Map<number, Promise<WebAssembly.Module>>();

/** Each module is compiled once and then only instantiated. */
async function instantiate(bytes: Uint8Array, imports: WebAssembly.Imports): Promise<unknown> {
  const known = modules.get(bytes.byteLength) ?? WebAssembly.compile(bytes as BufferSource);
  modules.set(bytes.byteLength, known);
  const module = await known;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
}

/**
 * A channel inside the worker, on which long work takes a breath. Node's own would hand over a
 * thousand messages before any timer of the page had its turn.
 */
class Breath {
  readonly port1 = { onmessage: null as (() => void) | null };
  readonly port2 = {
    postMessage: () => {
      setImmediate(() => this.port1.onmessage?.());
    },
  };
}

/** What a worker's realm has besides the language: timers end with it. */
function globals(inner: Port, timers: Set<NodeJS.Timeout>, ended: () => boolean) {
  const later = (act: (...given: unknown[]) => void, time = 0, ...given: unknown[]) => {
    if (ended()) return 0;
    const timer = setTimeout(() => {
      timers.delete(timer);
      act(...given);
    }, time);
    timers.add(timer);
    return timer;
  };
  return {
    console,
    performance,
    crypto,
    navigator: { userAgent: "node", hardwareConcurrency: 2, language: "en-US" },
    TextEncoder,
    TextDecoder,
    URL,
    URLSearchParams,
    Blob,
    AbortController,
    MessageChannel: Breath,
    MessagePort,
    queueMicrotask,
    structuredClone,
    setTimeout: later,
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    WebAssembly: Object.create(WebAssembly, { instantiate: { value: instantiate } }) as unknown,
    postMessage: inner.postMessage.bind(inner),
    close: () => inner.close(),
  };
}

/**
 * The class that a page finds as Worker. `opened` hears of each one; what is wrong in one goes to
 * its "error" event.
 */
export function workerClass(base: () => string, opened: (one: { terminate(): void }) => void) {
  return class Worker {
    onmessage: Listener | null = null;
    onerror: ((event: unknown) => void) | null = null;
    private readonly outer: Port;
    private readonly listeners = new Map<string, Set<Listener>>();
    private readonly timers = new Set<NodeJS.Timeout>();
    private ended = false;
    private readonly scripts: Modules;

    constructor(address: string | URL) {
      const { port1, port2 } = new MessageChannel();
      this.outer = port1;
      const url = new URL(address, base()).href;
      const context = createContext(globals(port2, this.timers, () => this.ended));
      const realm = runInContext("globalThis.self = globalThis", context) as Record<
        string,
        unknown
      >;
      realm["location"] = new URL(url);
      realm["fetch"] = (what: string | URL) => Promise.resolve(respond(new URL(what, url).href));
      for (const kind of ["addEventListener", "removeEventListener"] as const)
        realm[kind] = port2[kind].bind(port2);
      this.scripts = new Modules(context);
      port1.addEventListener("message", (event) => this.tell("message", event));
      port1.start();
      this.scripts.run(url).then(
        () => {
          if (!this.ended) port2.start();
        },
        (error: unknown) => this.tell("error", { error, message: String(error) }),
      );
      opened(this);
    }

    postMessage(message: unknown, handedOver?: unknown): void {
      const transfer = Array.isArray(handedOver)
        ? (handedOver as Port[])
        : ((handedOver as { transfer?: Port[] } | undefined)?.transfer ?? []);
      this.outer.postMessage(message, transfer);
    }

    addEventListener(kind: string, listener: Listener): void {
      this.listeners.set(kind, (this.listeners.get(kind) ?? new Set()).add(listener));
    }

    removeEventListener(kind: string, listener: Listener): void {
      this.listeners.get(kind)?.delete(listener);
    }

    terminate(): void {
      this.ended = true;
      this.scripts.end();
      for (const timer of this.timers) clearTimeout(timer);
      this.outer.close();
    }

    private tell(kind: string, event: unknown): void {
      if (this.ended) return;
      const given = event as Parameters<Listener>[0];
      for (const listener of this.listeners.get(kind) ?? []) listener(given);
      if (kind === "message") this.onmessage?.(given);
      else this.onerror?.(event);
    }
  };
}
