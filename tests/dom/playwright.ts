/**
 * In place of "@playwright/test" where tests/browser runs without a browser
 * (web/vitest.dom.config.ts): the built page in happy-dom, with its real module. A test that needs
 * a browser says so by its tag.
 */
import { expect as known, it } from "vitest";
import { daily, fileIn } from "../browser/daily";
import { BrowserOnly } from "./browserOnly";
import { expect } from "./expect";
import { Context, type Options, type Page } from "./page";
import { browserTags } from "./which";

export { expect };

interface Fixtures {
  page: Page;
  context: Context;
  browser: { newContext(options?: Partial<Options>): Promise<Context>; newPage(): Promise<Page> };
  isMobile: boolean;
  hasTouch: boolean;
  viewport: Options["viewport"];
  locale: string;
  baseURL: string;
}
type Body = (fixtures: Fixtures, info: object) => unknown;
type Details = { tag?: string | string[] };

/** What one describe, or the file, says for all of its tests. */
interface Group {
  name: string;
  tags: string;
  use: Record<string, unknown>;
  before: Body[];
  after: Body[];
  all: Body[];
}
const groups: Group[] = [{ name: "", tags: "", use: {}, before: [], after: [], all: [] }];
const inner = () => groups.at(-1)!;

/** Fixtures that change how a test is run, and not what the page sees. */
const beside = new Set(["locale", "viewport", "colorScheme", "isMobile", "hasTouch"]);

const tagsOf = ({ tag = [] }: Details) => [tag].flat().join(" ");

let now: { title: string; timeout: number } | undefined;
const running = (title: string) => ({
  title,
  timeout: 180_000,
  project: { name: "dom", use: {} },
  annotations: [],
  retry: 0,
  config: { workers: 1 },
});

async function run(title: string, around: Group[], body: Body): Promise<void> {
  const use = Object.fromEntries(around.flatMap((one) => Object.entries(one.use)));
  for (const name of Object.keys(use))
    if (!beside.has(name)) throw new BrowserOnly(`the option ${name}`);
  const options: Options = {
    locale: "en-US",
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
    ...use,
  };
  const contexts: Context[] = [];
  const newContext = (other: Partial<Options> = {}) => {
    const one = new Context({ ...options, ...other });
    contexts.push(one);
    return Promise.resolve(one);
  };
  const context = await newContext();
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on("pageerror", (error: Error) => errors.push(error));
  const fixtures: Fixtures = {
    page,
    context,
    browser: { newContext, newPage: async () => (await newContext()).newPage() },
    isMobile: false,
    hasTouch: false,
    viewport: options.viewport,
    locale: options.locale,
    baseURL: "http://localhost/",
  };
  const failed = (error: unknown) => {
    for (const one of contexts.flatMap((owner) => owner.opened)) one.tell("pageerror", error);
  };
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", failed);
  const info = running(title);
  now = info;
  try {
    for (const group of around) for (const act of group.before) await act(fixtures, info);
    try {
      await body(fixtures, info);
    } finally {
      for (const group of around) for (const act of group.after) await act(fixtures, info);
    }
  } catch (error) {
    if (errors.length > 0 && error instanceof Error)
      error.message += `\nErrors of the page: ${errors.map((one) => one.stack ?? String(one)).join("\n")}`;
    throw error;
  } finally {
    for (const one of contexts) await one.close();
  }
}

/** Those of this file that are run by day. */
const today = daily();

function test(title: string, ...rest: [Body] | [Details, Body]): void {
  const body = rest[rest.length - 1] as Body;
  const details = rest.length > 1 ? (rest[0] as Details) : {};
  const around = [...groups];
  const names = [...around.map((one) => one.name).filter((name) => name !== ""), title];
  const whole = names.join(" › ");
  const tags = [whole, ...around.map((one) => one.tags), tagsOf(details)].join(" ");
  if (browserTags.test(tags) && !process.env["NIMBER_DOM_ALL"]) return;
  if (!today.takes(fileIn(known.getState().testPath ?? ""))) return;
  it(whole, () => run(whole, around, body), 180_000);
}

function describe(
  ...given: [string, () => void] | [string, Details, () => void] | [() => void]
): void {
  const body = given.at(-1) as () => void;
  const name = typeof given[0] === "string" ? given[0] : "";
  const details = given.length === 3 ? given[1] : {};
  groups.push({ name, tags: tagsOf(details), use: {}, before: [], after: [], all: [] });
  body();
  groups.pop();
}

const skip = (condition: boolean | string = true) => {
  if (condition === true) throw new BrowserOnly("a test that is skipped");
};

const whole = Object.assign(test, {
  describe: Object.assign(describe, { configure: () => undefined }),
  use: (options: Record<string, unknown>) => Object.assign(inner().use, options),
  beforeEach: (body: Body) => inner().before.push(body),
  afterEach: (body: Body) => inner().after.push(body),
  beforeAll: (body: () => unknown) => inner().before.unshift(once(body)),
  step: (_: string, body: () => unknown) => body(),
  slow: () => undefined,
  setTimeout: () => undefined,
  info: () => now!,
  skip,
});

/** Before the first test of its group. */
function once(body: () => unknown): Body {
  let done: Promise<unknown> | undefined;
  return () => (done ??= Promise.resolve(body()));
}

export { whole as test };
export default whole;
