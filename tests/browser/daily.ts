/**
 * Which tests script/test runs by day: of each file of tests/browser one in NIMBER_STRIDE, those
 * that begin at NIMBER_SLICE (0: so the first of each file is among them). The same on every day,
 * so that a commit passes or fails by itself. Playwright asks of each title whether it fits a
 * pattern: this is one that counts them. Of those that need no browser (tests/dom) one in two is
 * run, in the same way. script/nightly runs all.
 */

/** Whole on every day: a finger, a mouse, no network, what fails, what somebody forged. */
const always = new Set(["errors", "faults", "hostile", "mouse", "offline", "touch"]);
/** Only by night, since they build or begin again and again, but where they were changed. */
const byNight = new Set(["adding_a_language", "memory"]);

/** A project, or what it says of titles. */
interface Tagged {
  readonly name?: string;
  readonly grep?: RegExp;
  readonly grepInvert?: RegExp;
}

/** In the environment: NIMBER_CHANGED has the names of the files that were changed last. */
interface Said {
  readonly stride: number;
  readonly first: number;
  readonly changed: ReadonlySet<string>;
}

const said = ({ NIMBER_STRIDE, NIMBER_SLICE, NIMBER_CHANGED }: NodeJS.ProcessEnv): Said => ({
  stride: Number(NIMBER_STRIDE ?? 1),
  first: Number(NIMBER_SLICE ?? 0),
  changed: new Set((NIMBER_CHANGED ?? "").split(" ")),
});

/** Which tests of one project are taken: asked once for each, in the order of their files. */
class Daily {
  readonly #said: Said;
  /** How many tests of a file came so far. */
  readonly #counts = new Map<string, number>();

  constructor(how: Said) {
    this.#said = how;
  }

  takes(file: string): boolean {
    const { stride, first, changed } = this.#said;
    if (stride <= 1 || always.has(file) || changed.has(file)) return true;
    if (byNight.has(file)) return false;
    const at = this.#counts.get(file) ?? 0;
    this.#counts.set(file, at + 1);
    return at % stride === first % stride;
  }
}

export const daily = (environment = process.env): Daily => new Daily(said(environment));

/** The name of a file of tests, without its end: of its path, or of a title that begins with it. */
export const fileIn = (text: string): string => /([\w]+)\.spec\.ts/.exec(text)?.[1] ?? "";

class OneIn extends RegExp {
  readonly #tagged: Tagged;
  readonly #daily: Daily;
  /** What was said of each title. */
  readonly #known = new Map<string, boolean>();

  constructor(tagged: Tagged, one: Daily) {
    super("");
    this.#tagged = tagged;
    this.#daily = one;
  }

  #fits(title: string): boolean {
    const { grep, grepInvert } = this.#tagged;
    if ((grep && !grep.test(title)) || grepInvert?.test(title)) return false;
    return this.#daily.takes(fileIn(title));
  }

  override test(title: string): boolean {
    let fits = this.#known.get(title);
    if (fits === undefined) this.#known.set(title, (fits = this.#fits(title)));
    return fits;
  }
}

/** What a project takes of the titles that its own patterns take. */
export const oneIn = (tagged: Tagged, environment = process.env): { grep: RegExp } => ({
  grep: new OneIn(tagged, daily(environment)),
});
