/** Playwright's expect: what is said of a page or a locator is waited for. */
import { expect as plainly } from "vitest";
import { browserOnly } from "./browserOnly";
import { active } from "./keyboard";
import { fieldOf, Locator, textOf } from "./locator";
import { accessibleName, flat } from "./names";
import { Page } from "./page";
import { home } from "../../web/dom/site";
import { patience, settle, until } from "./waiting";

type Text = string | RegExp;
interface Time {
  timeout?: number;
}

/** What is seen now, and whether it is what was said. */
interface Look {
  fits: boolean;
  seen: unknown;
  /** there is nothing to look at: neither the claim nor its contrary holds */
  missing?: boolean;
}

const matches = (text: string, wanted: Text, part = false): boolean => {
  if (wanted instanceof RegExp)
    return new RegExp(wanted.source, wanted.flags.replace("g", "")).test(text);
  return part ? text.includes(wanted) : text === wanted;
};

/** One element, or nothing to look at. */
const ofOne = (locator: Locator, look: (one: Element) => Omit<Look, "missing">): Look => {
  const one = locator.only();
  return one ? look(one) : { fits: false, seen: "nothing", missing: true };
};

const texts = (locator: Locator, wanted: Text | readonly Text[], part: boolean): Look => {
  if (!Array.isArray(wanted)) {
    const one = wanted as Text;
    return ofOne(locator, (element) => {
      const text = flat(textOf(element));
      return { fits: matches(text, typeof one === "string" ? flat(one) : one, part), seen: text };
    });
  }
  const all = wanted as Text[];
  const seen = locator.found().map((one) => flat(textOf(one)));
  const fit = (text: string, one: Text) =>
    matches(text, typeof one === "string" ? flat(one) : one, part);
  let at = 0;
  if (part) {
    // In this order, with others between them.
    for (const text of seen) if (at < all.length && fit(text, all[at]!)) at++;
    return { fits: at === all.length, seen };
  }
  return { fits: seen.length === all.length && seen.every((text, i) => fit(text, all[i]!)), seen };
};

const state = (locator: Locator, look: (one: Element) => boolean): Look =>
  ofOne(locator, (one) => ({ fits: look(one), seen: look(one) }));

const visible = (locator: Locator): boolean => {
  const one = locator.only();
  return one !== null && locator.owner.realm.styles.visible(one);
};

const ofLocator: Record<string, (locator: Locator, ...given: never[]) => Look> = {
  toHaveText: (locator, wanted: Text | Text[]) => texts(locator, wanted, false),
  toContainText: (locator, wanted: Text | Text[]) => texts(locator, wanted, true),
  toHaveCount: (locator, count: number) => {
    const seen = locator.found().length;
    return { fits: seen === count, seen };
  },
  toBeVisible: (locator) => {
    const fits = visible(locator);
    return { fits, seen: fits };
  },
  toBeHidden: (locator) => {
    const seen = visible(locator);
    return { fits: !seen, seen };
  },
  toBeAttached: (locator) => {
    const fits = locator.only() !== null;
    return { fits, seen: fits };
  },
  toHaveAttribute: (locator, name: string, wanted?: Text) =>
    ofOne(locator, (one) => {
      const seen = one.getAttribute(name);
      const fits = seen !== null && (!isText(wanted) || matches(seen, wanted));
      return { fits, seen };
    }),
  toHaveClass: (locator, wanted: Text) =>
    ofOne(locator, (one) => {
      const seen = one.getAttribute("class") ?? "";
      return { fits: matches(flat(seen), wanted), seen };
    }),
  toHaveValue: (locator, wanted: Text) =>
    ofOne(locator, (one) => {
      const { value } = fieldOf(one);
      return { fits: matches(value, wanted), seen: value };
    }),
  toHaveAccessibleName: (locator, wanted: Text) =>
    ofOne(locator, (one) => {
      const seen = accessibleName(one, locator.owner.realm.styles);
      return { fits: matches(seen, wanted), seen };
    }),
  toBeChecked: (locator, { checked = true }: { checked?: boolean } = {}) =>
    state(
      locator,
      (one) => (fieldOf(one).checked ?? one.getAttribute("aria-checked") === "true") === checked,
    ),
  toBeDisabled: (locator) => state(locator, disabled),
  toBeEnabled: (locator) => state(locator, (one) => !disabled(one)),
  toBeEditable: (locator) =>
    state(locator, (one) => !disabled(one) && !(one as HTMLInputElement).readOnly),
  toBeEmpty: (locator) =>
    state(locator, (one) =>
      one.matches("input, textarea")
        ? (one as HTMLInputElement).value === ""
        : textOf(one).trim() === "",
    ),
  toBeFocused: (locator) => state(locator, (one) => active(locator.owner.realm) === one),
  toHaveCSS: browserOnly("a style"),
  toBeInViewport: browserOnly("what is in sight"),
  toHaveScreenshot: browserOnly("a screenshot"),
};

const isText = (one: unknown): one is Text => typeof one === "string" || one instanceof RegExp;
const disabled = (one: Element) =>
  one.matches(":disabled") || one.closest("[aria-disabled=true]") !== null;

const ofPage: Record<string, (page: Page, ...given: never[]) => Look> = {
  toHaveURL: (page, wanted: Text) => {
    const seen = page.url();
    return { fits: matches(seen, isString(wanted) ? new URL(wanted, home).href : wanted), seen };
  },
  toHaveTitle: (page, wanted: Text) => {
    const seen = flat(page.realm.view.document.title);
    return { fits: matches(seen, wanted), seen };
  },
};
const isString = (one: unknown): one is string => typeof one === "string";

type Matcher = (...given: unknown[]) => Promise<void>;

/** The matchers of a list, each of them waiting. */
function waiting<T>(
  on: T,
  list: Record<string, (on: T, ...given: never[]) => Look>,
  says: string | undefined,
  not: boolean,
): Record<string, Matcher> {
  const made: Record<string, Matcher> = {};
  for (const [name, look] of Object.entries(list))
    made[name] = async (...given) => {
      const last = given.at(-1) as Time | undefined;
      const time =
        typeof last === "object" && last !== null ? (last.timeout ?? patience) : patience;
      await settle();
      await until(() => {
        const { fits, seen, missing = false } = look(on, ...(given as never[]));
        if (fits !== not && !missing) return;
        const wanted = given.map((one) =>
          one instanceof RegExp ? String(one) : JSON.stringify(one),
        );
        throw new Error(
          `${says ? `${says}: ` : ""}${String(on)} ${not ? "not " : ""}${name}(${wanted.join(", ")}), but ${JSON.stringify(seen)}`,
        );
      }, time);
    };
  return made;
}

/** Any matcher of vitest, asked of what is seen again and again. */
function polled(see: () => unknown, says: string | undefined, time: number, not = false): object {
  return new Proxy(
    {},
    {
      get: (_, name: string) => {
        if (name === "not") return polled(see, says, time, !not);
        return (...given: unknown[]) =>
          until(async () => {
            const seen: unknown = await see();
            const claim = plainly(seen, says);
            const side = (not ? claim.not : claim) as unknown as Record<
              string,
              (...given: unknown[]) => void
            >;
            side[name]!(...given);
          }, time);
      },
    },
  );
}

function expectThat(on: unknown, said?: string | { message?: string }): unknown {
  const says = typeof said === "string" ? said : said?.message;
  if (on instanceof Locator)
    return { ...waiting(on, ofLocator, says, false), not: waiting(on, ofLocator, says, true) };
  if (on instanceof Page)
    return { ...waiting(on, ofPage, says, false), not: waiting(on, ofPage, says, true) };
  if (typeof on === "function") {
    const act = on as () => unknown;
    return Object.assign(plainly(on, says), {
      toPass: ({ timeout = patience }: Time = {}) => until(async () => void (await act()), timeout),
    });
  }
  return plainly(on, says);
}

export const expect = Object.assign(expectThat, {
  poll: (see: () => unknown, given: { timeout?: number; message?: string } = {}) =>
    polled(see, given.message, given.timeout ?? patience),
  soft: expectThat,
});
