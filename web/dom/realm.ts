/**
 * One document of a page: happy-dom's window as a realm of its own, with what it lacks of a
 * browser.
 */
import { runInContext } from "node:vm";
import { BroadcastChannel, MessageChannel, MessagePort } from "node:worker_threads";
import * as databases from "fake-indexeddb";
import { Window } from "happy-dom";
import { addAddress } from "./address";
import { define, getters } from "./define";
import { fits, type Screen } from "./media";
import { Modules } from "./modules";
import { patch, room } from "./patches";
import { fileAt, respond } from "./site";
import { storageClass, type Kept } from "./storage";
import { Styles } from "./styles";
import { addTimers } from "./timers";
import { workerClass } from "./worker";

export type View = globalThis.Window & typeof globalThis;

export interface Clipboard {
  text: string;
  mayRead: boolean;
}

/** What a document asks of its page. */
export interface Host {
  screen: Screen;
  locale: string;
  local: Kept;
  session: Kept;
  databases: object;
  clipboard: Clipboard;
  /** the time that stands still, or null */
  time: number | null;
  history: {
    length: () => number;
    state: () => unknown;
    push: (url: string, state: unknown) => void;
    replace: (url: string, state: unknown) => void;
    go: (by: number) => void;
  };
  navigate: (url: string, how: "push" | "replace" | "reload") => void;
  open: (url: string) => void;
  download: (name: string, address: string) => void;
  failed: (error: Error) => void;
  said: (kind: string, text: string) => void;
}

export class Realm {
  readonly view: View;
  readonly styles: Styles;
  /** the dialogs that make everything else inert, the last one above all */
  readonly modals: HTMLElement[] = [];
  /** what blob: addresses stand for */
  readonly blobs = new Map<string, Blob>();
  url: URL;
  closed = false;
  private readonly happy: Window;
  private readonly host: Host;
  private readonly modules: Modules;
  private readonly workers = new Set<{ terminate(): void }>();
  private readonly endTimers: () => void;
  private readonly queries = new Set<() => void>();

  constructor(host: Host, url: string) {
    this.host = host;
    this.url = new URL(url);
    this.happy = new Window({
      url,
      width: host.screen.width,
      height: host.screen.height,
      settings: {
        disableJavaScriptFileLoading: true,
        disableCSSFileLoading: true,
        handleDisabledFileLoadingAsSuccess: true,
        disableIframePageLoading: true,
        suppressInsecureJavaScriptEnvironmentWarning: true,
      },
    });
    this.view = this.happy as unknown as View;
    this.styles = new Styles(this.view.document, () => host.screen);
    this.modules = new Modules(this.happy);
    this.endTimers = addTimers(this.view, host.failed);
    addAddress(this.view, host, () => this.url);
    patch(this);
    this.addKept();
    this.addNavigator();
    this.addScreen();
    this.addRest();
    this.addConsole();
  }

  /** A script or a function, with its own realm around it. */
  run(code: string): unknown {
    return runInContext(code, this.happy);
  }

  /** Draws what a file of HTML holds, piece by piece, and runs its scripts where they stand. */
  async draw(html: string): Promise<void> {
    const { document, Event } = this.view;
    const parsed = new this.view.DOMParser().parseFromString(html, "text/html");
    const root = document.documentElement;
    for (const { name, value } of parsed.documentElement.attributes) root.setAttribute(name, value);
    const late: string[] = [];
    for (const part of ["head", "body"] as const) {
      document[part].replaceChildren();
      for (const one of [...parsed[part].childNodes]) {
        document[part].append(document.importNode(one, true));
        const { lastChild } = document[part];
        if (lastChild?.nodeType !== 1) continue;
        const element = lastChild as Element;
        if (element.localName === "script") this.script(element, late);
        else for (const script of element.querySelectorAll("script")) this.script(script, late);
      }
    }
    for (const address of late) await this.modules.run(address);
    getters(document, { readyState: () => "complete" });
    document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
    this.view.dispatchEvent(new Event("load"));
  }

  /** The clock stands still. */
  setTime(time: number): void {
    const fix = this.run(`(time) => {
      const Moving = Date;
      globalThis.Date = class Date extends Moving {
        constructor(...given) {
          if (given.length === 0) super(time);
          else super(...given);
        }
        static now() {
          return time;
        }
      };
    }`) as (time: number) => void;
    fix(time);
  }

  /** Media queries that have another answer now say so. */
  screenChanged(): void {
    for (const look of this.queries) look();
    this.view.dispatchEvent(new this.view.Event("resize"));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    const { Event, document } = this.view;
    this.view.dispatchEvent(new Event("pagehide"));
    getters(document, { visibilityState: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    this.closed = true;
    for (const one of this.workers) one.terminate();
    this.endTimers();
    this.modules.end();
    await this.happy.happyDOM.abort();
  }

  private script(script: Element, late: string[]): void {
    const type = script.getAttribute("type") ?? "text/javascript";
    const address = script.getAttribute("src");
    if (address === null) {
      if (/javascript|module/.test(type)) throw new Error("a script inside the page is not run");
      return;
    }
    const known = new URL(address, this.url).href;
    if (type !== "module") {
      getters(this.view.document, { currentScript: () => script });
      this.run(fileAt(known)!.toString());
      getters(this.view.document, { currentScript: () => null });
    } else if (script.hasAttribute("async")) late.unshift(known);
    else late.push(known);
  }

  private addKept(): void {
    const { view, host } = this;
    const { Storage, open } = storageClass(
      this,
      (message) => new view.DOMException(message, "QuotaExceededError"),
    );
    const [local, session] = [open(host.local), open(host.session)];
    define(view, { Storage, indexedDB: host.databases });
    getters(view, { localStorage: () => local, sessionStorage: () => session });
    for (const [name, value] of Object.entries<unknown>(databases))
      if (name.startsWith("IDB")) define(view, { [name]: value });
    const blobs = this.blobs;
    let last = 0;
    define(view.URL, {
      createObjectURL: (blob: Blob) => {
        const address = `blob:${this.url.origin}/${++last}`;
        blobs.set(address, blob);
        return address;
      },
      // A download that was begun goes on.
      revokeObjectURL: () => undefined,
    });
  }

  private addNavigator(): void {
    const { view, host } = this;
    const refused = () => Promise.reject(new view.DOMException("Not allowed.", "NotAllowedError"));
    const clipboard = {
      writeText: (text: string) => {
        host.clipboard.text = text;
        return Promise.resolve();
      },
      readText: () => (host.clipboard.mayRead ? Promise.resolve(host.clipboard.text) : refused()),
    };
    class Navigator {
      get userAgent() {
        return "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140";
      }
      get language() {
        return host.locale;
      }
      get languages() {
        return [host.locale];
      }
      get clipboard() {
        return clipboard;
      }
      get onLine() {
        return true;
      }
      get platform() {
        return "Linux x86_64";
      }
      get hardwareConcurrency() {
        return 2;
      }
      get maxTouchPoints() {
        return host.screen.touch ? 1 : 0;
      }
    }
    const navigator = new Navigator();
    define(view, { Navigator });
    getters(view, { navigator: () => navigator });
  }

  private addScreen(): void {
    const { view, host, queries } = this;
    getters(view, {
      innerWidth: () => host.screen.width,
      innerHeight: () => host.screen.height,
      devicePixelRatio: () => 1,
    });
    define(view, {
      matchMedia: (media: string) => {
        const target = new view.EventTarget();
        let matches = fits(media, host.screen);
        queries.add(() => {
          const now = fits(media, host.screen);
          if (now === matches) return;
          matches = now;
          const event = new view.Event("change");
          define(event, { matches, media });
          target.dispatchEvent(event);
        });
        define(target, { media });
        getters(target, { matches: () => matches });
        return target;
      },
      // Everything has some room, and everything is in sight.
      ResizeObserver: this.observer(() => ({ contentRect: room })),
      IntersectionObserver: this.observer(() => ({ isIntersecting: true, intersectionRatio: 1 })),
      getComputedStyle: this.computedStyle(view.getComputedStyle.bind(view)),
    });
  }

  /** An observer that tells once, of each thing that it is to look at. */
  private observer(entry: () => object) {
    const { view } = this;
    return class {
      private readonly tell: (entries: object[], from: object) => void;
      private readonly seen = new Set<Element>();
      constructor(tell: (entries: object[], from: object) => void) {
        this.tell = tell;
      }
      observe(target: Element): void {
        this.seen.add(target);
        view.requestAnimationFrame(() => {
          if (this.seen.has(target)) this.tell([{ target, ...entry() }], this);
        });
      }
      unobserve(target: Element): void {
        this.seen.delete(target);
      }
      disconnect(): void {
        this.seen.clear();
      }
    };
  }

  private computedStyle(own: (element: Element) => CSSStyleDeclaration) {
    return (element: Element) =>
      new Proxy(own(element), {
        get: (style, name) => {
          if (name === "display" && this.styles.gone(element)) return "none";
          if (name === "visibility" || name === "pointer-events")
            return this.styles.inherited(element, name);
          const value = Reflect.get(style, name, style) as unknown;
          if (value === "" && /^(padding|margin|border.*Width)/.test(String(name))) return "0px";
          return typeof value === "function" ? (value.bind(style) as unknown) : value;
        },
      });
  }

  private addRest(): void {
    const { view, workers, blobs } = this;
    const base = () => this.url.href;
    define(view, {
      Worker: workerClass(base, (one) => workers.add(one)),
      MessageChannel,
      MessagePort,
      BroadcastChannel,
      structuredClone,
      scrollTo: () => undefined,
      scrollBy: () => undefined,
      CompressionStream,
      DecompressionStream,
      Response,
      fetch: async (what: string | URL) => {
        const address = new URL(what, base()).href;
        const blob = blobs.get(address);
        if (blob) return new Response(await blob.arrayBuffer());
        return /^data:/.test(address) ? fetch(address) : respond(address);
      },
    });
    view.addEventListener("error", (event) => {
      const { error, message } = event as unknown as { error?: Error; message?: string };
      this.host.failed(error ?? new Error(message ?? "an error"));
    });
    if (this.host.time !== null) this.setTime(this.host.time);
  }

  private addConsole(): void {
    const tell =
      (kind: string) =>
      (...given: unknown[]) =>
        this.host.said(kind, given.map(String).join(" "));
    define(this.view, {
      console: {
        ...console,
        log: tell("log"),
        info: tell("info"),
        debug: tell("debug"),
        warn: tell("warning"),
        error: tell("error"),
      },
    });
  }
}
