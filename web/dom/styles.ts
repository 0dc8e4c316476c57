/**
 * What is seen: of the page's styles only what hides (display, visibility, pointer-events), with
 * the order of the cascade. Where things stand stays with the browser's tests.
 */
import { Window } from "happy-dom";
import { fits, type Screen } from "./media";
import { fileAt } from "./site";

const followed = ["display", "visibility", "pointer-events"] as const;
type Property = (typeof followed)[number];

interface Rule {
  selector: string;
  media: string[];
  /** importance, specificity, place */
  weight: [number, number, number];
  says: Partial<Record<Property, { value: string; important: boolean }>>;
}

/** Rules by the class, the id or the tag that their last part asks for. */
type Index = Map<string, Rule[]>;

/** As many ids, classes and tags as its parts name; a rule of thumb inside :is() and :not(). */
function specificity(selector: string): number {
  const text = selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, "");
  const bare = text.replace(/:(?:is|not|has)\(/g, " ").replace(/\)/g, " ");
  const count = (pattern: RegExp) => bare.match(pattern)?.length ?? 0;
  const ids = count(/#[\w-]+/g);
  const classes = count(/\.[\w-]+|\[[^\]]*\]|:(?!:)[\w-]+/g);
  const tags = count(/(?:^|[\s>+~])[a-z][\w-]*/g);
  return ids * 10_000 + classes * 100 + tags;
}

function keyOf(selector: string): string {
  const bare = selector.replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, "");
  const last = bare.split(/[\s>+~]+/).at(-1)!;
  return (
    /#[\w-]+/.exec(last)?.[0] ?? /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/.exec(last)?.[0] ?? "*"
  );
}

/** A list of selectors, one by one: not cut inside brackets. */
const listed = (selectors: string): string[] =>
  selectors.split(/,(?![^([]*[)\]])/).map((one) => one.trim());

interface AnyRule {
  selectorText?: string;
  style?: { getPropertyValue(name: string): string; getPropertyPriority(name: string): string };
  cssRules?: ArrayLike<AnyRule>;
  conditionText?: string;
  media?: { mediaText: string };
}

function collect(rules: ArrayLike<AnyRule>, media: string[], into: Rule[]): void {
  for (const rule of Array.from(rules)) {
    if (rule.selectorText === undefined || !rule.style) {
      const condition = rule.media?.mediaText ?? "";
      if (rule.cssRules) collect(rule.cssRules, condition ? [...media, condition] : media, into);
      continue;
    }
    const says: Rule["says"] = {};
    for (const name of followed) {
      const value = rule.style.getPropertyValue(name);
      if (value)
        says[name] = { value, important: rule.style.getPropertyPriority(name) === "important" };
    }
    if (Object.keys(says).length === 0) continue;
    for (const selector of listed(rule.selectorText))
      if (!selector.includes("::") && !/:(before|after|hover|active)\b/.test(selector))
        into.push({ selector, media, weight: [1, specificity(selector), into.length], says });
  }
}

/** What a browser hides by itself. */
const ownRules = `
  head, script, style, template, title, link, meta, datalist, noscript, [hidden],
  dialog:not([open]), [popover]:not([data-popover-open]) { display: none }
`;

let parser: Window | undefined;
const parsed = new Map<string, Rule[]>();

function rulesOf(address: string, text: () => string, origin: number): Rule[] {
  const known = parsed.get(address);
  if (known) return known;
  parser ??= new Window();
  const sheet = new parser.CSSStyleSheet();
  sheet.replaceSync(text());
  const rules: Rule[] = [];
  collect(sheet.cssRules as unknown as ArrayLike<AnyRule>, [], rules);
  for (const rule of rules) rule.weight[0] = origin;
  parsed.set(address, rules);
  return rules;
}

const heavier = (a: readonly number[], b: readonly number[]): boolean => {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at]! > b[at]!;
  return true;
};

export class Styles {
  private readonly document: Document;
  private readonly screen: () => Screen;
  private sheets = "";
  private index: Index = new Map();

  constructor(document: Document, screen: () => Screen) {
    this.document = document;
    this.screen = screen;
  }

  /** What the rules say of an element itself, or "" where none does. */
  own(element: Element, property: Property): string {
    this.look();
    const inline = (element as HTMLElement).style?.getPropertyValue(property);
    let best: readonly number[] = [-1];
    let value = "";
    if (inline) [best, value] = [[2, 0, 0], inline];
    const keys = ["*", element.localName, ...(element.id ? [`#${element.id}`] : [])];
    for (const name of element.classList) keys.push(`.${name}`);
    for (const key of keys)
      for (const rule of this.index.get(key) ?? []) {
        const said = rule.says[property];
        if (!said) continue;
        const weight = [rule.weight[0] + (said.important ? 2 : 0), ...rule.weight.slice(1)];
        if (!heavier(weight, best)) continue;
        if (!rule.media.every((media) => fits(media, this.screen()))) continue;
        if (element.matches(rule.selector)) [best, value] = [weight, said.value];
      }
    return value;
  }

  /** The value that an element has or inherits. */
  inherited(element: Element, property: "visibility" | "pointer-events"): string {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = this.own(at, property);
      if (value && value !== "inherit") return value;
    }
    return "";
  }

  /** It takes no room: it, or what it stands in, is not drawn at all. */
  gone(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (this.own(at, "display") === "none") return true;
      const above: Element | null = at.parentElement;
      if (
        above?.localName === "details" &&
        !above.hasAttribute("open") &&
        at !== [...above.children].find((one) => one.localName === "summary")
      )
        return true;
    }
    return false;
  }

  visible(element: Element): boolean {
    if (!element.isConnected || this.gone(element)) return false;
    return !/^(hidden|collapse)$/.test(this.inherited(element, "visibility"));
  }

  /** The sheets that stand in the document now. */
  private look(): void {
    const links = [...this.document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    const addresses = links.map((one) => one.href);
    const now = addresses.join(" ");
    if (now === this.sheets && this.index.size > 0) return;
    this.sheets = now;
    this.index = new Map();
    let place = 0;
    const add = (rules: Rule[]) => {
      for (const rule of rules) {
        const key = keyOf(rule.selector);
        const placed = { ...rule, weight: [...rule.weight] as Rule["weight"] };
        placed.weight[2] = place++;
        this.index.set(key, [...(this.index.get(key) ?? []), placed]);
      }
    };
    add(rulesOf("", () => ownRules, 0));
    for (const address of addresses)
      add(rulesOf(address, () => fileAt(address)?.toString() ?? "", 1));
  }
}
