/** The families of rules that stand ready, by their names. */
export const readyFamilies = [
  "one-two",
  "and-sum",
  "at-most",
  "at-least",
  "remainder",
  "octal-two",
  "octal-three",
  "root",
  "moore",
  "take-or-split",
] as const;
export type ReadyFamily = (typeof readyFamilies)[number];

/** Rules that have a name of their own in the atlas and among found games. */
export const namedGames = [
  "nim",
  "grundy",
  "lasker",
  "octal/0.3",
  "octal/0.6",
  "octal/0.07",
  "octal/0.15",
  "octal/0.77",
  "octal/0.007",
  "octal/0.137",
] as const;
export type NamedGame = (typeof namedGames)[number];

/** What a picture of a family shows of each rule. */
export type FamilyAspect = "period" | "preperiod" | "values" | "lost" | "quotient";

/** Which rows of the atlas are shown, and in what order. */
export type AtlasFilter = "all" | "open" | "proven";
export type AtlasOrder = "open" | "code" | "period" | "preperiod" | "largest";

/** What is said of families of rules, of found games, of counts and of the atlas. */
export interface FamiliesStrings {
  games: Record<NamedGame, string>;
  which: {
    /** so many games have these values */
    found: (games: number, values: number | null) => string;
    none: (values: number | null) => string;
    rule: string;
    how: string;
    where: string;
    proven: string;
    agrees: (to: number, ofRule: boolean) => string;
    /** where the list begins, seen from the game; of a rule, where its heaps stand */
    moved: (by: number, ofRule: boolean) => string;
    /** no game begins where the list does */
    begins: (rule: string, by: number) => string;
    more: (count: string) => string;
    all: (count: number) => string;
    few: string;
  };
  count: {
    heaps: string;
    from: string;
    to: string;
    unordered: string;
    lost: (lost: string, total: string, value: string | null, unordered: boolean) => string;
    modulo: (lost: string, total: string, modulus: string, value: string | null) => string;
    share: (share: string) => string;
    digits: (count: number) => string;
    whole: string;
    squares: (terms: string | null) => string;
    characters: string;
  };
  family: {
    of: string;
    aspects: Record<FamilyAspect, string>;
    laws: string;
    noLaws: string;
    law: (of: string, formula: string, members: string, where: string | null) => string;
    ready: string;
    readyNames: Record<ReadyFamily, string>;
    /** how many; rules, or positions */
    members: (count: number, positions: boolean) => string;
    open: (count: number) => string;
    wrong: (count: number) => string;
    none: string;
    picture: (columns: number, rows: number) => string;
    point: (position: boolean) => string;
    keys: string;
    legend: string;
    notKnown: string;
    unread: string;
    cells: (count: number) => string;
    lostValue: string;
    won: string;
    lost: string;
    drawn: string;
    otherNumbers: (count: number) => string;
    slider: (letter: string) => string;
    heap: string;
    rows: string;
    heaps: string;
    /** under the finger */
    at: (rule: string, told: string) => string;
    told: {
      period: (preperiod: string, period: string, saltus: string | null) => string;
      preperiod: (preperiod: string) => string;
      quotient: (order: string, lost: string) => string;
      value: (heap: string, value: string) => string;
      mark: (heap: string, lost: boolean) => string;
      /** of a position: P, N or D */
      position: (mark: string) => string;
      open: string;
      wrong: string;
    };
    select: string;
    selecting: string;
    selected: (count: number, positions: boolean) => string;
    clear: string;
    further: (count: number) => string;
    rule: string;
    number: string;
    toSheet: string;
    alone: string;
    csvSelection: string;
    shut: string;
  };
  atlas: {
    title: string;
    /** between names */
    comma: string;
    about: string;
    failed: string;
    again: string;
    search: string;
    filter: string;
    filters: Record<AtlasFilter, string>;
    order: string;
    orders: Record<AtlasOrder, string>;
    shown: (rows: number, codes: number) => string;
    none: string;
    more: string;
    values: (values: string) => string;
    period: (preperiod: string, period: string) => string;
    proven: string;
    notKnown: (to: string) => string;
    largest: (value: string) => string;
    rare: (count: string, last: string | null) => string;
    /** `all`: of all codes of the row it is known */
    quotient: (sizes: string, all: boolean) => string;
    noQuotient: string;
    twins: string;
    codes: string;
    door: (code: string) => string;
  };
}
