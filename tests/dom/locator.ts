/** Locators: they look anew at each use, and an act waits until it can be done. */
import { BrowserOnly, browserOnly, checkScript } from "./browserOnly";
import { alive } from "../../web/dom/patches";
import { press, setText, tellChange } from "./keyboard";
import { accessibleName, flat, headingLevel, hiddenFromAll, withRole } from "./names";
import type { Page } from "./page";
import { click, hover } from "./pointer";
import { plain } from "./script";
import { patience, settle, until } from "./waiting";

type Text = string | RegExp;
interface RoleOptions {
  name?: Text;
  exact?: boolean;
  level?: number;
  includeHidden?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  checked?: boolean;
}
interface Wanted {
  visible?: boolean;
  hasText?: Text;
  hasNotText?: Text;
  has?: Locator;
  hasNot?: Locator;
}
interface Time {
  timeout?: number;
}

const kept = (pattern: RegExp) => new RegExp(pattern.source, pattern.flags.replace("g", ""));

export const says = (text: string, wanted: Text, exact = false): boolean => {
  const now = flat(text);
  if (wanted instanceof RegExp) return kept(wanted).test(now);
  if (exact) return now === flat(wanted);
  return now.toLowerCase().includes(flat(wanted).toLowerCase());
};

/** What an element says: without scripts and styles. */
export function textOf(element: Element): string {
  if (/^(script|style|noscript)$/i.test(element.localName)) return "";
  if (element.matches("input[type=submit],input[type=button]"))
    return (element as HTMLInputElement).value;
  if (!element.querySelector("script,style,noscript")) return element.textContent;
  return [...element.childNodes]
    .map((one) =>
      one.nodeType === 1 ? textOf(one as Element) : one.nodeType === 3 ? one.textContent : "",
    )
    .join("");
}

const briefly = (one: Element): string =>
  `<${[one.localName, ...one.getAttributeNames().map((name) => `${name}="${one.getAttribute(name)}"`)].join(" ")}>`;

/** A label stands for its field. */
export const fieldOf = (one: Element): HTMLInputElement =>
  ((one.matches("input,select,textarea") ? one : one.closest("label")?.control) ??
    one) as HTMLInputElement;

const ordered = (elements: Iterable<Element>): Element[] => {
  const all = [...new Set(elements)];
  return all.sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
};

export class Locator {
  readonly owner: Page;
  readonly told: string;
  private readonly look: () => Element[];

  constructor(owner: Page, look: () => Element[], told: string) {
    this.owner = owner;
    this.look = look;
    this.told = told;
  }

  toString(): string {
    return this.told;
  }

  /** All that it finds now. */
  found(): Element[] {
    return this.look();
  }

  /** The one that it finds, or null; several are an error. */
  only(): Element | null {
    const all = this.found();
    if (all.length > 1)
      throw new Error(
        `${this.told} finds ${all.length}: ${all.slice(0, 4).map(briefly).join(" ")}`,
      );
    return all[0] ?? null;
  }

  locator(selector: string | Locator, wanted: Wanted = {}): Locator {
    if (selector instanceof Locator) throw new Error("a locator inside a locator");
    return this.inside(`locator(${selector})`, (roots) =>
      this.owner.select(roots, selector),
    ).filter(wanted);
  }

  getByTestId(id: Text): Locator {
    const css = typeof id === "string" ? `[data-testid="${id}"]` : "[data-testid]";
    return this.inside(`testid ${String(id)}`, (roots) =>
      this.all_(roots, css).filter(
        (one) => typeof id === "string" || id.test(one.getAttribute("data-testid")!),
      ),
    );
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    const told = `${role} ${options.name === undefined ? "" : String(options.name)}`;
    return this.inside(told, (roots) => {
      const { styles } = this.owner.realm;
      const found = ordered(roots.flatMap((root) => withRole(root, role)));
      return found.filter((one) => {
        if (options.level !== undefined && headingLevel(one) !== options.level) return false;
        for (const state of ["pressed", "expanded", "checked"] as const) {
          const now = one.getAttribute(`aria-${state}`);
          if (options[state] !== undefined && (now === "true") !== options[state]) return false;
        }
        // A name costs more than what is in the text.
        if (typeof options.name === "string" && !this.mayBeNamed(one, options.name)) return false;
        if (!options.includeHidden && hiddenFromAll(one, styles)) return false;
        const { name } = options;
        return name === undefined || says(accessibleName(one, styles), name, options.exact);
      });
    });
  }

  getByText(text: Text, { exact = false } = {}): Locator {
    return this.inside(`text ${String(text)}`, (roots) => {
      const fits = (one: Element) => says(textOf(one), text, exact);
      const found: Element[] = [];
      const walk = (at: Element) => {
        if (/^(script|style|noscript|head|template)$/.test(at.localName)) return;
        if (!exact && typeof text === "string" && !fits(at)) return;
        for (const child of at.children) walk(child);
        if (fits(at) && ![...at.children].some(fits)) found.push(at);
      };
      for (const root of roots)
        for (const child of root.nodeType === 9 ? [(root as Document).body] : root.children)
          walk(child);
      return ordered(found);
    });
  }

  getByLabel(text: Text, { exact = false } = {}): Locator {
    return this.inside(`label ${String(text)}`, (roots) =>
      this.all_(roots, "*").filter((one) => {
        const label = one.getAttribute("aria-label");
        if (label !== null && says(label, text, exact)) return true;
        const by = one.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
        const labels = [
          ...((one as HTMLInputElement).labels ?? []),
          ...by.flatMap((id) => one.ownerDocument.getElementById(id) ?? []),
        ];
        return labels.some((other) => says(textOf(other), text, exact));
      }),
    );
  }

  getByPlaceholder(text: Text, { exact = false } = {}): Locator {
    return this.inside(`placeholder ${String(text)}`, (roots) =>
      this.all_(roots, "[placeholder]").filter((one) =>
        says(one.getAttribute("placeholder")!, text, exact),
      ),
    );
  }

  getByTitle(text: Text, { exact = false } = {}): Locator {
    return this.inside(`title ${String(text)}`, (roots) =>
      this.all_(roots, "[title]").filter((one) => says(one.getAttribute("title")!, text, exact)),
    );
  }

  filter({ visible, hasText, hasNotText, has, hasNot }: Wanted): Locator {
    return new Locator(
      this.owner,
      () =>
        this.found().filter((one) => {
          if (visible !== undefined && this.owner.realm.styles.visible(one) !== visible)
            return false;
          if (hasText !== undefined && !says(textOf(one), hasText)) return false;
          if (hasNotText !== undefined && says(textOf(one), hasNotText)) return false;
          if (has && !has.found().some((inner) => one !== inner && one.contains(inner)))
            return false;
          return !hasNot?.found().some((inner) => one !== inner && one.contains(inner));
        }),
      this.told,
    );
  }

  and(other: Locator): Locator {
    const look = () => {
      const theirs = new Set(other.found());
      return this.found().filter((one) => theirs.has(one));
    };
    return new Locator(this.owner, look, `${this.told} and ${other.told}`);
  }

  or(other: Locator): Locator {
    const look = () => ordered([...this.found(), ...other.found()]);
    return new Locator(this.owner, look, `${this.told} or ${other.told}`);
  }

  nth(at: number): Locator {
    const look = () => {
      const one = this.found().at(at);
      return one ? [one] : [];
    };
    return new Locator(this.owner, look, `${this.told} nth ${at}`);
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  async all(): Promise<Locator[]> {
    await settle();
    return this.found().map((_, at) => this.nth(at));
  }

  async count(): Promise<number> {
    await settle();
    return this.found().length;
  }

  page(): Page {
    return this.owner;
  }

  // What it is now: the first three wait for it.

  async textContent(): Promise<string> {
    return (await this.one()).textContent;
  }

  async innerText(): Promise<string> {
    const { styles } = this.owner.realm;
    const seen = (at: Element): string =>
      [...at.childNodes]
        .map((one) => {
          if (one.nodeType === 3) return one.textContent;
          if (one.nodeType !== 1 || !styles.visible(one as Element)) return "";
          return one.nodeName === "BR" ? "\n" : seen(one as Element);
        })
        .join("");
    return seen(await this.one()).trim();
  }

  async inputValue(): Promise<string> {
    return fieldOf(await this.one()).value;
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.one()).getAttribute(name);
  }

  async allTextContents(): Promise<string[]> {
    await settle();
    return this.found().map((one) => one.textContent);
  }

  async isVisible(): Promise<boolean> {
    await settle();
    const one = this.only();
    return one !== null && this.owner.realm.styles.visible(one);
  }

  async isDisabled(): Promise<boolean> {
    return (await this.one()).matches(":disabled");
  }

  async isEnabled(): Promise<boolean> {
    return !(await this.isDisabled());
  }

  async isChecked(): Promise<boolean> {
    const one = fieldOf(await this.one());
    return one.checked ?? one.getAttribute("aria-checked") === "true";
  }

  async waitFor({ state = "visible", timeout }: { state?: string } & Time = {}): Promise<void> {
    await until(() => {
      const one = this.only();
      const visible = one !== null && this.owner.realm.styles.visible(one);
      const fits =
        state === "visible"
          ? visible
          : state === "hidden"
            ? !visible
            : state === "attached"
              ? one !== null
              : one === null;
      if (!fits) throw new Error(`${this.told} is not ${state}`);
    }, timeout);
  }

  // Scripts.

  async evaluate(script: unknown, given?: unknown): Promise<unknown> {
    return this.owner.call(script, [await this.one(), given]);
  }

  async evaluateAll(script: unknown, given?: unknown): Promise<unknown> {
    await settle();
    return this.owner.call(script, [this.found(), given]);
  }

  async evaluateHandle(script: (...given: unknown[]) => unknown, given?: unknown): Promise<Handle> {
    checkScript(String(script));
    const act = this.owner.realm.run(`(${String(script)})`) as (...given: unknown[]) => unknown;
    return new Handle(this.owner, await act(await this.one(), given));
  }

  // Acts.

  async click({
    timeout,
    force = false,
    button = "left",
    clickCount = 1,
    position,
  }: ClickOptions = {}): Promise<void> {
    if (button !== "left" || position) throw new BrowserOnly("a click at a place");
    const one = await this.ready(timeout, force);
    for (let time = 0; time < clickCount; time++) click(this.owner.realm, one);
    await settle();
  }

  async hover({ timeout }: Time = {}): Promise<void> {
    hover(this.owner.realm, await this.ready(timeout));
    await settle();
  }

  async dispatchEvent(kind: string): Promise<void> {
    const one = await this.one();
    one.dispatchEvent(new this.owner.realm.view.Event(kind, { bubbles: true, cancelable: true }));
    await settle();
  }

  async focus(): Promise<void> {
    ((await this.one()) as HTMLElement).focus();
    await settle();
  }

  async blur(): Promise<void> {
    ((await this.one()) as HTMLElement).blur();
    await settle();
  }

  async fill(text: string, { timeout }: Time = {}): Promise<void> {
    const field = fieldOf(await this.ready(timeout));
    if (!field.matches("input, textarea")) throw new Error(`${this.told} is no field`);
    field.focus();
    if (!field.readOnly) setText(this.owner.realm, field, text, "insertText");
    if (/^(range|date|color|number)$/.test(field.type) && field.type === "range") tellChange(field);
    await settle();
  }

  async clear(): Promise<void> {
    await this.fill("");
  }

  async press(key: string): Promise<void> {
    const one = (await this.one()) as HTMLElement;
    one.focus();
    press(this.owner.realm, key);
    await settle();
  }

  async pressSequentially(text: string): Promise<void> {
    const one = (await this.one()) as HTMLElement;
    one.focus();
    for (const key of text) press(this.owner.realm, key);
    await settle();
  }

  async check(): Promise<void> {
    await this.setChecked(true);
  }

  async uncheck(): Promise<void> {
    await this.setChecked(false);
  }

  async setChecked(wanted: boolean): Promise<void> {
    if ((await this.isChecked()) === wanted) return;
    await this.click();
    await until(async () => {
      if ((await this.isChecked()) !== wanted) throw new Error(`${this.told} stays as it is`);
    });
  }

  async selectOption(
    wanted: string | { label?: string; value?: string; index?: number },
  ): Promise<void> {
    const field = fieldOf(await this.ready()) as unknown as HTMLSelectElement;
    await until(() => {
      const at = [...field.options].findIndex((one, place) =>
        typeof wanted === "string"
          ? one.value === wanted || flat(one.textContent) === wanted
          : (wanted.value === undefined || one.value === wanted.value) &&
            (wanted.label === undefined || flat(one.textContent) === wanted.label) &&
            (wanted.index === undefined || place === wanted.index),
      );
      if (at < 0) throw new Error(`${this.told} has no option ${JSON.stringify(wanted)}`);
      field.focus();
      field.selectedIndex = at;
    });
    for (const kind of ["input", "change"])
      field.dispatchEvent(new this.owner.realm.view.Event(kind, { bubbles: true }));
    await settle();
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.one();
  }

  readonly boundingBox = browserOnly("boundingBox");
  readonly screenshot = browserOnly("a screenshot");
  readonly tap = browserOnly("a tap");
  readonly dragTo = browserOnly("dragging");
  readonly contentFrame = browserOnly("a frame");
  readonly setInputFiles = browserOnly("a file from the disk");
  readonly dblclick = browserOnly("a double click");
  readonly elementHandles = browserOnly("a handle");

  private all_(roots: ParentNode[], css: string): Element[] {
    return ordered(roots.flatMap((root) => [...root.querySelectorAll(css)]));
  }

  // Not `then`: what has it can not be returned by an async function.
  private inside(told: string, look: (roots: ParentNode[]) => Element[]): Locator {
    return new Locator(this.owner, () => look(this.found()), `${this.told} › ${told}`);
  }

  /** Whether it could have the name at all: what says so is cheap to ask. */
  private mayBeNamed(element: Element, name: string): boolean {
    const given = "aria-label,aria-labelledby,title,alt,placeholder,value".split(",");
    if (given.some((one) => element.hasAttribute(one)) || element.matches("input,select,textarea"))
      return true;
    if (element.querySelector("[aria-label],[alt],[title],title,input,textarea")) return true;
    const bare = (text: string) => text.replace(/[\s\u200b\u00ad]+/g, "").toLowerCase();
    return bare(textOf(element)).includes(bare(name));
  }

  private one(time?: number): Promise<Element> {
    return until(() => {
      const one = this.only();
      if (!one) throw new Error(`${this.told} finds nothing`);
      return one;
    }, time);
  }

  /** As a person would find it: in sight, alive, behind nothing. */
  private async ready(time = patience, force = false): Promise<Element> {
    await settle();
    return until(() => {
      const one = this.only();
      if (!one) throw new Error(`${this.told} finds nothing`);
      if (force) return one;
      const { styles } = this.owner.realm;
      if (!styles.visible(one)) throw new Error(`${this.told} is not visible`);
      if (one.matches(":disabled") || one.closest("[aria-disabled=true]"))
        throw new Error(`${this.told} is disabled`);
      if (!alive(one, this.owner.realm)) throw new Error(`${this.told} is behind a dialog`);
      if (styles.inherited(one, "pointer-events") === "none")
        throw new Error(`${this.told} takes no pointer`);
      return one;
    }, time);
  }
}

interface ClickOptions extends Time {
  force?: boolean;
  button?: string;
  clickCount?: number;
  position?: object;
}

/** Something of the page's own that a test holds. */
export class Handle {
  private readonly owner: Page;
  readonly held: unknown;

  constructor(owner: Page, held: unknown) {
    this.owner = owner;
    this.held = held;
  }

  async evaluate(script: unknown, given?: unknown): Promise<unknown> {
    await settle();
    return this.owner.call(script, [this.held, given]);
  }

  async jsonValue(): Promise<unknown> {
    return Promise.resolve(plain(this.held));
  }
}
