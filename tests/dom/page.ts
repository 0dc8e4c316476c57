/** A page and its context: addresses, history, what is kept, and the document that is open. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IDBFactory } from "fake-indexeddb";
import { browserOnly, BrowserOnly, checkScript } from "./browserOnly";
import { press, watchLeaving } from "./keyboard";
import { Handle, Locator } from "./locator";
import type { Screen } from "../../web/dom/media";
import { Realm, type Clipboard, type Host } from "../../web/dom/realm";
import { plain } from "./script";
import { fileAt, home } from "../../web/dom/site";
import { newKept, type Kept } from "../../web/dom/storage";
import { settle, until } from "./waiting";

export interface Options {
  locale: string;
  viewport: { width: number; height: number };
  colorScheme: "light" | "dark";
}

export class Context {
  readonly options: Options;
  readonly databases = new IDBFactory();
  readonly local: Kept = newKept();
  readonly copied: Clipboard = { text: "", mayRead: false };
  readonly opened: Page[] = [];
  readonly scripts: string[] = [];

  constructor(options: Options) {
    this.options = options;
    // The other pages hear of what one keeps.
    this.local.changed = (from, key, oldValue, newValue) => {
      for (const page of this.opened) {
        const { realm } = page;
        if (realm === from || realm.closed) continue;
        const event = new realm.view.Event("storage");
        Object.assign(event, { key, oldValue, newValue });
        setTimeout(() => {
          if (!realm.closed) realm.view.dispatchEvent(event);
        });
      }
    };
  }

  newPage(): Promise<Page> {
    const page = new Page(this);
    this.opened.push(page);
    return Promise.resolve(page);
  }

  pages(): Page[] {
    return this.opened;
  }

  grantPermissions(names: string[]): Promise<void> {
    if (names.includes("clipboard-read")) this.copied.mayRead = true;
    return Promise.resolve();
  }

  addInitScript(script: unknown, given?: unknown): Promise<void> {
    this.scripts.push(called(script, given));
    return Promise.resolve();
  }

  async close(): Promise<void> {
    for (const page of this.opened) await page.realm.close();
  }

  readonly setOffline = browserOnly("a network");
  readonly newCDPSession = browserOnly("the protocol");
  readonly route = browserOnly("a network");
  readonly cookies = browserOnly("cookies");
}

const called = (script: unknown, given: unknown): string => {
  checkScript(String(script));
  return `(${String(script)})(${JSON.stringify(given) ?? "undefined"})`;
};

interface Entry {
  url: string;
  state: unknown;
  /** entries of one number are of one document */
  document: number;
}

type Listener = (what: never) => void;

/** Events that come from a network. */
const ofNetwork = /^(request|response|worker|websocket|frame|crash)/;

export class Page {
  readonly screen: Screen;
  realm: Realm;
  private readonly owner: Context;
  private readonly entries: Entry[] = [{ url: "about:blank", state: null, document: 0 }];
  private at = 0;
  private documents = 0;
  private readonly session = newKept();
  private readonly scripts: string[] = [];
  private readonly listeners = new Map<string, Set<Listener>>();
  private time: number | null = null;
  /** the document that is coming */
  private coming: Promise<void> = Promise.resolve();

  constructor(owner: Context) {
    this.owner = owner;
    this.screen = {
      ...owner.options.viewport,
      colorScheme: owner.options.colorScheme,
      reducedMotion: "no-preference",
      forcedColors: "none",
      media: "screen",
      touch: false,
    };
    this.realm = new Realm(this.host(), "about:blank");
  }

  // Where it is.

  async goto(address: string): Promise<void> {
    const url = new URL(address, home).href;
    const now = this.realm.url.href;
    const bare = (one: string) => one.replace(/#.*/s, "");
    if (url.includes("#") && bare(url) === bare(now)) this.within(url, url === now);
    else await this.load(url, bare(url) === bare(now) && url === now);
    await settle();
  }

  async reload(): Promise<void> {
    await this.load(this.entry.url, true, this.entry.state);
    await settle();
  }

  async goBack(): Promise<void> {
    await this.go(-1);
    await settle();
  }

  async goForward(): Promise<void> {
    await this.go(1);
    await settle();
  }

  url(): string {
    return this.realm.url.href;
  }

  title(): Promise<string> {
    return Promise.resolve(this.realm.view.document.title);
  }

  context(): Context {
    return this.owner;
  }

  viewportSize(): { width: number; height: number } {
    return { width: this.screen.width, height: this.screen.height };
  }

  isClosed(): boolean {
    return this.realm.closed;
  }

  async close(): Promise<void> {
    this.owner.opened.splice(this.owner.opened.indexOf(this), 1);
    await this.realm.close();
  }

  bringToFront(): Promise<void> {
    return settle();
  }

  async waitForLoadState(state = "load"): Promise<void> {
    if (state === "networkidle") throw new BrowserOnly("a network");
    await this.coming;
  }

  waitForTimeout(time: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, time));
  }

  async waitForFunction(script: unknown, given?: unknown): Promise<void> {
    await until(async () => {
      if (!(await this.call(script, [given]))) throw new Error(`never true: ${String(script)}`);
    });
  }

  async waitForURL(url: RegExp): Promise<void> {
    await until(() => {
      if (!url.test(this.url())) throw new Error(`the address is ${this.url()}`);
    });
  }

  // What stands in it.

  private get root(): Locator {
    return new Locator(this, () => [this.realm.view.document as unknown as Element], "page");
  }

  /** By CSS, with Playwright's own :visible. */
  select(roots: ParentNode[], selector: string): Element[] {
    const { styles } = this.realm;
    const found = roots.flatMap((root) =>
      selector.split(/,(?![^([]*[)\]])/).flatMap((part) => {
        const css = part.trim();
        const visible = css.endsWith(":visible");
        if (/:visible.|>>|:has-text|^text=|^xpath/.test(css)) throw new Error(`selector ${css}`);
        const bare = visible ? css.slice(0, -8) || "*" : css;
        const all = [...root.querySelectorAll(bare)];
        return visible ? all.filter((one) => styles.visible(one)) : all;
      }),
    );
    const unique = [...new Set(found)];
    return unique.sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
  }

  locator(...given: Parameters<Locator["locator"]>): Locator {
    return this.root.locator(...given);
  }

  getByTestId(...given: Parameters<Locator["getByTestId"]>): Locator {
    return this.root.getByTestId(...given);
  }

  getByRole(...given: Parameters<Locator["getByRole"]>): Locator {
    return this.root.getByRole(...given);
  }

  getByText(...given: Parameters<Locator["getByText"]>): Locator {
    return this.root.getByText(...given);
  }

  getByLabel(...given: Parameters<Locator["getByLabel"]>): Locator {
    return this.root.getByLabel(...given);
  }

  getByPlaceholder(...given: Parameters<Locator["getByPlaceholder"]>): Locator {
    return this.root.getByPlaceholder(...given);
  }

  getByTitle(...given: Parameters<Locator["getByTitle"]>): Locator {
    return this.root.getByTitle(...given);
  }

  click(selector: string): Promise<void> {
    return this.locator(selector).click();
  }

  async waitForSelector(selector: string): Promise<void> {
    await this.locator(selector).first().waitFor();
  }

  dispatchEvent(selector: string, kind: string): Promise<void> {
    return this.locator(selector).dispatchEvent(kind);
  }

  readonly keyboard = {
    press: async (key: string): Promise<void> => {
      await settle();
      press(this.realm, key);
      await settle();
    },
    type: async (text: string): Promise<void> => {
      await settle();
      for (const key of text) press(this.realm, key === "\n" ? "Enter" : key);
      await settle();
    },
    down: browserOnly("a key that is held"),
    up: browserOnly("a key that is held"),
  };

  readonly mouse = {
    move: browserOnly("a mouse"),
    down: browserOnly("a mouse"),
    up: browserOnly("a mouse"),
    click: browserOnly("a mouse"),
    dblclick: browserOnly("a mouse"),
    wheel: browserOnly("a mouse"),
  };

  readonly touchscreen = { tap: browserOnly("a finger") };

  // Scripts.

  async evaluate(script: unknown, given?: unknown): Promise<unknown> {
    await settle();
    return this.call(script, [given]);
  }

  async evaluateHandle(script: unknown, given?: unknown): Promise<Handle> {
    checkScript(String(script));
    const act = this.realm.run(`(${String(script)})`) as (given: unknown) => unknown;
    return new Handle(this, await act(given));
  }

  /** Calls a script in the document's own realm. */
  async call(script: unknown, given: unknown[]): Promise<unknown> {
    checkScript(String(script));
    const inner = given.map((one) => (one instanceof Handle ? one.held : one));
    if (typeof script === "string") return plain(await this.realm.run(script));
    const act = this.realm.run(`(${String(script)})`) as (...given: unknown[]) => unknown;
    return plain(await act(...inner));
  }

  addInitScript(script: unknown, given?: unknown): Promise<void> {
    this.scripts.push(called(script, given));
    return Promise.resolve();
  }

  // How it is seen.

  async emulateMedia(wanted: Partial<Screen>): Promise<void> {
    for (const [name, value] of Object.entries(wanted))
      if (value !== null && value !== undefined) Object.assign(this.screen, { [name]: value });
    this.realm.screenChanged();
    await settle();
  }

  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    Object.assign(this.screen, { width, height });
    this.realm.screenChanged();
    await settle();
  }

  readonly clock = {
    setFixedTime: (time: Date | number): Promise<void> => {
      this.time = Number(time);
      this.realm.setTime(this.time);
      return Promise.resolve();
    },
  };

  // What happens in it.

  on(kind: string, listener: Listener): this {
    if (ofNetwork.test(kind)) throw new BrowserOnly("a network");
    this.listeners.set(kind, (this.listeners.get(kind) ?? new Set()).add(listener));
    return this;
  }

  off(kind: string, listener: Listener): this {
    this.listeners.get(kind)?.delete(listener);
    return this;
  }

  waitForEvent(kind: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const heard = (what: unknown) => {
        clearTimeout(late);
        this.off(kind, heard);
        resolve(what);
      };
      const late = setTimeout(() => reject(new Error(`no ${kind}`)), 30_000);
      this.on(kind, heard);
    });
  }

  tell(kind: string, what: unknown): void {
    for (const listener of this.listeners.get(kind) ?? []) listener(what as never);
  }

  readonly route = browserOnly("a network");
  readonly unroute = browserOnly("a network");
  readonly waitForResponse = browserOnly("a network");
  readonly waitForRequest = browserOnly("a network");
  readonly frameLocator = browserOnly("a frame");
  readonly frames = browserOnly("a frame");
  readonly workers = browserOnly("the page’s worker");
  readonly screenshot = browserOnly("a screenshot");
  readonly pdf = browserOnly("paper");
  readonly content = browserOnly("the file of a page");
  readonly setContent = browserOnly("the file of a page");

  // Documents.

  private get entry(): Entry {
    return this.entries[this.at]!;
  }

  private put(entry: Entry, replace: boolean): void {
    if (!replace) this.at++;
    this.entries.splice(this.at, replace ? 1 : this.entries.length, entry);
  }

  /** Another place in the document that is open. */
  private within(url: string, replace: boolean): void {
    this.put({ url, state: null, document: this.entry.document }, replace);
    this.arrive(url);
  }

  /** The document hears of its new address. */
  private arrive(url: string): void {
    const { realm } = this;
    const oldURL = realm.url.href;
    realm.url = new URL(url);
    const { view } = realm;
    const { state } = this.entry;
    view.setTimeout(() => {
      const popped = new view.Event("popstate");
      Object.assign(popped, { state });
      view.dispatchEvent(popped);
      if (new URL(oldURL).hash === realm.url.hash) return;
      view.dispatchEvent(new view.HashChangeEvent("hashchange", { oldURL, newURL: url }));
    });
  }

  private load(url: string, replace: boolean, state: unknown = null): Promise<void> {
    this.put({ url, state, document: ++this.documents }, replace);
    return this.show();
  }

  /** Opens the document of the entry that is current. */
  private show(): Promise<void> {
    const { url } = this.entry;
    const before = this.coming.catch(() => undefined);
    this.coming = before.then(async () => {
      await this.realm.close();
      this.realm = new Realm(this.host(), url);
      watchLeaving(this.realm);
      if (url.startsWith("about:")) return;
      for (const script of [...this.owner.scripts, ...this.scripts]) this.realm.run(script);
      const bytes = fileAt(url);
      await this.realm.draw(bytes?.toString() ?? "<title>404</title>");
      this.tell("domcontentloaded", this);
      this.tell("load", this);
    });
    return this.coming;
  }

  private async go(by: number): Promise<void> {
    const to = this.entries[this.at + by];
    if (!to) return;
    const same = to.document === this.entry.document;
    this.at += by;
    if (same) this.arrive(to.url);
    else {
      // Its document is gone: what is behind it now is a new one.
      const old = to.document;
      const made = ++this.documents;
      for (const one of this.entries) if (one.document === old) one.document = made;
      await this.show();
    }
  }

  private host(): Host {
    const { owner } = this;
    return {
      screen: this.screen,
      locale: owner.options.locale,
      local: owner.local,
      session: this.session,
      databases: owner.databases,
      clipboard: owner.copied,
      time: this.time,
      history: {
        length: () => this.entries.length,
        state: () => this.entry.state,
        push: (url, state) => {
          this.put({ url, state, document: this.entry.document }, false);
          this.realm.url = new URL(url);
        },
        replace: (url, state) => {
          this.put({ url, state, document: this.entry.document }, true);
          this.realm.url = new URL(url);
        },
        go: (by) => {
          setTimeout(() => void this.go(by));
        },
      },
      navigate: (url, how) => {
        const bare = (one: string) => one.replace(/#.*/s, "");
        const near = how !== "reload" && url.includes("#") && bare(url) === bare(this.url());
        if (near) this.within(url, how === "replace" || url === this.url());
        else void this.load(url, how !== "push", how === "reload" ? this.entry.state : null);
      },
      open: (url) => {
        void owner.newPage().then(async (page) => {
          this.tell("popup", page);
          await page.goto(url);
        });
      },
      download: (name, address) => void this.download(name, address),
      failed: (error) => this.tell("pageerror", error),
      said: (kind, text) => this.tell("console", { type: () => kind, text: () => text }),
    };
  }

  private async download(name: string, address: string): Promise<void> {
    const { realm } = this;
    const blob = realm.blobs.get(address);
    const bytes = blob ? Buffer.from(await blob.arrayBuffer()) : fileAt(address);
    if (!bytes) throw new Error(`nothing to save at ${address}`);
    const path = join(mkdtempSync(join(tmpdir(), "nimber-")), "file");
    writeFileSync(path, bytes);
    this.tell("download", {
      suggestedFilename: () => name,
      path: () => Promise.resolve(path),
      url: () => address,
    });
  }
}
