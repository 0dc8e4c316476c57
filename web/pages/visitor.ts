/** Somebody who opens the built page, without a screen: one document, place after place. */
import { IDBFactory } from "fake-indexeddb";
import { Realm, type Host, type View } from "../dom/realm";
import { fileAt, home } from "../dom/site";
import { newKept } from "../dom/storage";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const tick = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** So many turns without a change, and everything that was asked has been answered. */
const quietTurns = 40;
/** A place that is not there after so long is a fault of the build. */
const patience = 120_000;

export class Visitor {
  private readonly realm: Realm;
  private readonly wrong: Error[] = [];
  private changes = 0;
  private state: unknown = null;

  private constructor(locale: string) {
    this.realm = new Realm(this.host(locale), home);
  }

  static async arrive(locale: string): Promise<Visitor> {
    const visitor = new Visitor(locale);
    await visitor.realm.draw(fileAt(home)!.toString());
    const { MutationObserver, document } = visitor.view;
    // Nothing is painted: plots are drawn as they stand.
    document.documentElement.dataset["still"] = "";
    new MutationObserver(() => visitor.changes++).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    await visitor.rest();
    return visitor;
  }

  get view(): View {
    return this.realm.view;
  }

  /** Opens a link of the page; resolves once `there` holds and nothing changes any more. */
  async open(hash: string, there: (document: Document) => boolean): Promise<void> {
    const { realm, view } = this;
    const oldURL = realm.url.href;
    realm.url = new URL(`${home}${hash}`);
    this.state = null;
    view.dispatchEvent(new view.Event("popstate"));
    view.dispatchEvent(new view.HashChangeEvent("hashchange", { oldURL, newURL: realm.url.href }));
    await this.until(hash, there);
  }

  private async until(hash: string, there: (document: Document) => boolean): Promise<void> {
    const end = performance.now() + patience;
    for (;;) {
      await this.rest();
      if (there(this.view.document)) return;
      if (performance.now() > end) throw new Error(`${hash} does not open`);
    }
  }

  /** Waits until nothing changes. The page's engine works in this thread too. */
  private async rest(): Promise<void> {
    for (let quiet = 0; quiet < quietTurns; quiet++) {
      const before = this.changes;
      await turn();
      if (quiet % 8 === 7) await tick(5);
      if (this.changes !== before) quiet = 0;
      const [wrong] = this.wrong;
      if (wrong) throw wrong;
    }
  }

  /** What is folded is drawn too, and so is what waits for a button. */
  async unfold(hash: string, there: (document: Document) => boolean): Promise<void> {
    const { document, Event } = this.view;
    const waiting = "main [data-testid=run], main [data-testid=atlas-more]";
    for (;;) {
      const buttons = [...document.querySelectorAll<HTMLElement>(waiting)];
      if (buttons.length === 0) break;
      for (const button of buttons) button.click();
      await this.until(hash, there);
    }
    const folded = [...document.querySelectorAll("main details:not([open], [data-elsewhere])")];
    for (const one of folded) {
      one.setAttribute("open", "");
      one.dispatchEvent(new Event("toggle"));
    }
    if (folded.length > 0) await this.rest();
    for (const one of folded) one.removeAttribute("open");
  }

  close(): Promise<void> {
    return this.realm.close();
  }

  private host(locale: string): Host {
    const failed = (error: Error) => void this.wrong.push(error);
    const go = (url: string, state: unknown) => {
      this.realm.url = new URL(url);
      this.state = state;
    };
    return {
      screen: {
        width: 1280,
        height: 800,
        colorScheme: "light",
        reducedMotion: "reduce",
        forcedColors: "none",
        media: "screen",
        touch: false,
      },
      locale,
      local: newKept(),
      session: newKept(),
      databases: new IDBFactory(),
      clipboard: { text: "", mayRead: false },
      time: null,
      history: {
        length: () => 1,
        state: () => this.state,
        push: go,
        replace: go,
        go: () => undefined,
      },
      navigate: (url) => failed(new Error(`the page goes to ${url} by itself`)),
      open: (url) => failed(new Error(`the page opens ${url} by itself`)),
      download: (name) => failed(new Error(`the page saves ${name} by itself`)),
      failed,
      said: (kind, text) => {
        if (kind === "error") failed(new Error(text));
      },
    };
  }
}
