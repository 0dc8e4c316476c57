/**
 * Which tests script/test runs by day: of each file of tests/browser one in NIMBER_STRIDE, those
 * that begin at NIMBER_SLICE (0: so the first of each file is among them). The same on every day,
 * so that a commit passes or fails by itself. Playwright asks of each title whether it fits a
 * pattern: this is one that counts them. script/nightly runs all.
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

class OneIn extends RegExp {
  readonly #tagged: Tagged;
  readonly #said: Said;
  /** How many tests of a file came so far, and what was said of each title. */
  readonly #counts = new Map<string, number>();
  readonly #known = new Map<string, boolean>();

  constructor(tagged: Tagged, how: Said) {
    super("");
    this.#tagged = tagged;
    this.#said = how;
  }

  #fits(title: string): boolean {
    const { grep, grepInvert } = this.#tagged;
    if ((grep && !grep.test(title)) || grepInvert?.test(title)) return false;
    const file = /([\w]+)\.spec\.ts/.exec(title)?.[1] ?? "";
    const { stride, first, changed } = this.#said;
    if (stride <= 1 || always.has(file) || changed.has(file)) return true;
    if (byNight.has(file)) return false;
    const at = this.#counts.get(file) ?? 0;
    this.#counts.set(file, at + 1);
    return at % stride === first % stride;
  }

  override test(title: string): boolean {
    let fits = this.#known.get(title);
    if (fits === undefined) this.#known.set(title, (fits = this.#fits(title)));
    return fits;
  }
}

/** What a project takes of the titles that its own patterns take. */
export const oneIn = (tagged: Tagged, environment = process.env): { grep: RegExp } => ({
  grep: new OneIn(tagged, said(environment)),
});
