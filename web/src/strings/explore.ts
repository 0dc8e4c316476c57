import type { CompareWords } from "./more";

/** What the two numbers of a position are: two heaps, a heap and a limit, any two numbers. */
export type PairKind = "heaps" | "limited" | "numbers";

/** What a law of values speaks of: each value, the lost heaps, or the places of the ones. */
export type LawOf = "values" | "lost" | "ones";

/** What is said of a certificate, and why a verifier refuses one. */
export interface CertificateWords<Reason extends string = string> {
  certificate: string;
  save: string;
  verify: string;
  verifyAbout: string;
  valid: string;
  invalid: (reason: string) => string;
  reasons: Record<Reason, string>;
}

/** What is said beside the pictures of a list of values. */
export interface SeriesWords {
  label: string;
  /** what stands from here to there; of marks, how many of them are lost */
  words: (from: number, to: number, least: number, most: number, lost: number) => string;
  at: (n: number, value: number) => string;
  lowHigh: string;
  period: (preperiod: string, period: string) => string;
  squares: (first: number, last: number, width: number) => string;
  from: string;
}

/** What is said of a winning strategy that is shown as a table. */
export interface StrategyStrings {
  first: string;
  second: string;
  over: string;
  about: (positions: number, lines: number) => string;
  left: string;
  theirs: string;
  yours: string;
  won: string;
  wonStuck: string;
  caption: (position: string) => string;
  long: (positions: number, lines: number) => string;
  save: string;
  heaps: (count: number) => string;
  heap: string;
  value: string;
  by: string;
  byValues: string;
  byPositions: string;
}

/** What the Explore place says. */
export interface ExploreStrings {
  title: string;
  about: string;
  /** a puzzle that is not solved stands on the board */
  puzzle: string;
  examples: string;
  sheet: {
    label: string;
    kinds: Record<"rule" | "values" | "position" | "unread", string>;
    /** by the first word of their lines: above an answer, and on the button that asks */
    questions: Partial<Record<string, { title: string; ask: string }>>;
    /** the button for a grid, by what the two numbers are */
    pairs: Record<PairKind, string>;
    ask: string;
    begin: string;
    moreQuestions: string;
    fewer: string;
    box: string;
    boxHint: string;
    go: string;
    endings: string;
    tooMuch: (most: number) => string;
    run: string;
    takesLong: string;
    more: string;
    change: string;
    pictures: string;
    asJson: string;
    /** the values, or marks, from the first on */
    dots: (first: number, values: string) => string;
    dotsAbout: (marks: boolean, shaded: boolean) => string;
    proven: string;
    /** of the rule of a board in misère play */
    misereBoard: string;
    smallest: string;
    position: string;
    outcome: (outcome: string) => string;
    value: (value: string) => string;
    genus: (genus: string) => string;
    whyOnBoard: string;
    strategy: StrategyStrings;
    line: (number: number) => string;
    changeLine: (number: number) => string;
    grip: (number: number) => string;
    menu: (number: number) => string;
    fold: (title: string) => string;
    unfold: (title: string) => string;
    changeNote: string;
    up: string;
    down: string;
    remove: string;
    link: string;
    linkOf: string;
    linkSheet: string;
    /** names the choice of what is asked about, where there are several */
    askOf: string;
    nameSheet: string;
    saveTitle: string;
    linkOfSheet: string;
    /** of a line that is a sentence */
    notUnderstood: string;
    /** before lines that are understood */
    instead: string;
    ownWords: string;
    makeIt: string;
    copy: string;
    saveJson: string;
    undo: string;
    saveFile: string;
    print: string;
    /** how many lines have no answer to print */
    unanswered: (lines: number) => string;
    atlas: string;
    /** the button to those that are ready and kept */
    sheets: string;
    newSheet: string;
    drop: string;
    notLinked: string;
  };
  paste: {
    values: string;
    numbers: SeriesWords;
    marks: SeriesWords;
  };
  see: {
    title: string;
    /** on paper, below the picture of a first rule: what a value is */
    ofValue: string;
    further: string;
    /** of all heaps, or pairs, that there is a law about */
    always: (lost: boolean, from: string | null, pairs: boolean) => string;
    periodic: (period: string | null, from: string | null, lost: boolean, pairs: boolean) => string;
    quasilinear: (modulus: string | null) => string;
    digits: (
      base: number,
      states: number,
      lowFirst: boolean,
      lost: boolean,
      pairs: boolean,
    ) => string;
    digitsFormula: (lost: boolean, pairs: boolean) => string;
    stretches: (lost: boolean, pairs: boolean) => string;
    ends: (law: string, first: string, of: "stretches" | "lost" | "ones") => string;
    recursive: (lost: boolean, pairs: boolean) => string;
    /** pairs: which of the two numbers of lost pairs is such a multiple */
    beatty: (of: LawOf, pairs: "both" | "b" | null) => string;
    tail: string;
    expression: (pairs: boolean, lost: boolean, from: string | null) => string;
    known: (name: string, of: LawOf, pairs: boolean) => string;
    /** of known sequences, by their English names */
    names: Partial<Record<string, string>>;
    proven: (theorem: string | null) => string;
    theorems: Partial<Record<string, string>>;
    holds: (to: string, pairs: boolean) => string;
    /** of rows x of numbers */
    rows: {
      /** of all positions that there is a law about */
      always: (lost: boolean) => string;
      law: (lost: boolean) => string;
      /** so many positions of at most so many numbers, none above the last */
      holds: (positions: number, cells: number, largest: number) => string;
      lookedAt: (positions: number, size: number) => string;
    };
    use: string;
    /** `before`: all of them stand before that place */
    except: (places: string, before: string | null) => string;
    /** a formula of a law, to be read */
    formula: (formula: string) => string;
    /** what pick() is */
    pick: string;
    place: (n: number, b: number | null, value: string) => string;
    comma: string;
    nothing: string;
    lookedAt: (values: number, size: number, pairs: boolean) => string;
    tooFew: string;
    /** how many there are, and from how many on laws are looked for */
    fewest: (values: number, least: number) => string;
    /** exactly, at least twice over; yet no law is told */
    repeats: (period: number) => string;
    where: string;
    whereHint: string;
    whereButton: string;
    automaton: (states: number) => string;
    automatonAbout: (lowFirst: boolean, wide: boolean, pairs: boolean) => string;
    arrow: (from: number, digits: string, to: number) => string;
    states: string;
    state: string;
    output: string;
  };
  runs: { label: string; about: string; cut: (end: number) => string };
  program: {
    title: string;
    about: string;
    io: string;
    aboutPairs: string;
    aboutList: string;
    shapes: Record<"T" | "eof" | "zero", string>;
    zeroPairs: string;
    heaps: string;
    cases: Record<"counted" | "line" | "one", string>;
    by: string;
    best: string;
    ways: Partial<Record<string, string>>;
    says: string;
    misere: string;
    moves: string;
    movesOf: Record<"none" | "one" | "all" | "count", string>;
    sample: {
      title: string;
      about: string;
      input: string;
      output: string;
      find: string;
      found: string;
      foundForm: string;
      guessed: string;
    };
    copy: string;
    copied: string;
    byHand: string;
    none: string;
    noneList: string;
    waiting: string;
  };
  check: {
    comparison: CompareWords;
    title: string;
    about: string;
    make: string;
    again: string;
    input: (cases: number) => string;
    copy: string;
    theirs: string;
    /** in its place, where moves, misère play or sets are asked for */
    onlyWinners: string;
  };
  values: {
    title: string;
    notSingle: string;
    count: string;
    compute: string;
    have: (count: number) => string;
    more: (count: number) => string;
    working: (done: number, wanted: number) => string;
    stop: string;
    stopped: string;
    goOn: string;
    mostReached: (most: number) => string;
    views: Record<"plot" | "squares" | "runs" | "table" | "counts", string>;
    viewsLabel: string;
  };
  plot: {
    label: string;
    words: (from: number, to: number, least: number, most: number) => string;
    keys: string;
    zoomIn: string;
    zoomOut: string;
    all: string;
    start: string;
    at: (heap: number, value: number) => string;
    open: (heap: number) => string;
    lowHigh: string;
    period: (preperiod: string, period: string) => string;
  };
  squares: {
    fold: string;
    foldAtPeriod: (period: string) => string;
    from: string;
    label: (first: number, last: number, width: number) => string;
    keys: string;
  };
  table: {
    go: string;
    previous: string;
    next: string;
    n: string;
    value: string;
    outcome: string;
    board: string;
    open: (heap: number) => string;
  };
  counts: {
    value: string;
    heaps: string;
    share: string;
    first: string;
    about: (heaps: number, values: number) => string;
    more: (count: number) => string;
  };
  lost: {
    title: string;
    intro: string;
    below: string;
    lost: string;
    button: string;
    about: (count: number, heaps: number) => string;
    none: string;
    /** before the formula of a law of values */
    ofValue0: string;
    go: string;
    shown: (first: number, last: number, all: number) => string;
    shares: string;
    mostReached: (most: number) => string;
  };
  save: {
    title: string;
    csv: string;
    bfile: string;
    json: string;
    png: string;
    svg: string;
    writing: string;
  };
  period: CertificateWords<
    | "bad-rule"
    | "bad-theorem"
    | "bad-reach"
    | "bad-checked-to"
    | "bad-saltus"
    | "too-large"
    | "not-repeating"
    | "smaller-preperiod"
    | "smaller-period"
    | "bad-classes"
    | "bad-last-rare"
    | "bad-witnesses"
  > & {
    title: string;
    about: string;
    button: string;
    most: string;
    proven: (preperiod: string, period: string) => string;
    formula: (preperiod: string, period: string, saltus: string) => string;
    smallest: string;
    notProven: (checkedTo: string) => string;
    /** before a law that is proven all the same */
    byLaw: (checkedTo: string) => string;
    because: string;
    theorems: {
      window: (reach: string, preperiod: string, period: string, checkedTo: string) => string;
      residues: (reach: string, period: string, checkedTo: string) => string;
      guySmith: (reach: string, preperiod: string, period: string, checkedTo: string) => string;
      closed: (checkedTo: string) => string;
    };
  };
  /** how a proven period or a quotient is known, and how to check it oneself */
  known: {
    title: string;
    kernel: string;
    byHand: string;
    /** of a certificate whose beginning alone is shown */
    cut: (characters: number) => string;
    ways: string;
    command: string;
    npm: string;
    coq: string;
    /** the Coq file without its theory, beside the button that saves it */
    fileAbout: string;
    file: string;
    /** of this rule there is none after all */
    noFile: string;
  };
  misere: CertificateWords<
    | "bad-rule"
    | "bad-form"
    | "too-large"
    | "not-a-monoid"
    | "not-generated"
    | "bad-name"
    | "not-reduced"
    | "wrong-outcome"
    | "no-theorem"
    | "bad-checked-to"
    | "not-repeating"
    | "smaller-preperiod"
    | "smaller-period"
  > & {
    title: string;
    about: string;
    heaps: string;
    asFar: string;
    button: string;
    found: (order: string, lost: string, heaps: string) => string;
    proven: (preperiod: string, period: string, checkedTo: string) => string;
    certified: (heaps: string) => string;
    lost: string;
    lostAbout: string;
    phi: string;
    phiAbout: string;
    repeats: (preperiod: string, period: string) => string;
    known: (heaps: string) => string;
    table: string;
    tableTooLarge: (order: string) => string;
    grows: string;
    heap: (heap: string) => string;
  };
  guess: {
    title: string;
    about: string;
    label: string;
    letters: string;
    lettersHint: string;
    heaps: string;
    button: string;
    examples: string;
    refuted: string;
    counterexample: (heaps: readonly string[], value: string) => string;
    /** of the sentence; the value where it says who wins */
    ending: (value: string | null) => string;
    guessed: (about: "lost" | "won" | "value", guessed: string | null) => string;
    holds: (checked: number, pairs: boolean) => string;
    notProof: string;
    /** where the check had to end; the position stands in code */
    stopped: (position: string, endless: boolean) => string;
    ofValues: string;
    holdsValues: (checked: number) => string;
    holdsRows: (checked: number) => string;
    /** what a row of numbers is worth */
    counterRow: (row: string, value: string) => string;
    counterValue: (n: number, b: number | null, value: string) => string;
    proven: string;
    provenBy: (rulePeriod: string, guessPeriod: string) => string;
    open: string;
  };
  list: {
    equal: (checked: number) => string;
    differs: (heap: string, rule: string, list: string) => string;
    open: string;
  };
  nimbers: {
    title: string;
    about: string;
    label: string;
    button: string;
    size: string;
    table: string;
    product: (row: number, column: number, product: number) => string;
  };
  research: {
    title: string;
    about: string;
    commands: string;
    copyCommands: string;
    citation: string;
    copyCitation: string;
  };
  unknown: {
    title: string;
    about: string;
    label: string;
    button: string;
    none: string;
    numbers: string;
    repeating: (period: string, preperiod: string) => string;
    residues: string;
    proven: string;
    upTo: (checkedTo: string) => string;
    unsettled: string;
    illegal: string;
    more: (count: number) => string;
    open: (number: string) => string;
    furtherButton: string;
  };
  compare: {
    title: string;
    about: string;
    label: string;
    button: string;
    equal: (checked: number) => string;
    proven: string;
    differs: (heap: string) => string;
    left: string;
    right: string;
    open: (rule: string) => string;
    plot: string;
    plotAbout: string;
  };
  grid: {
    /** by what the two numbers of a position are */
    of: Record<
      PairKind,
      {
        title: string;
        about: string;
        label: (rows: number, columns: number) => string;
        cell: (a: number, b: number) => string;
        at: (x: string, y: string) => string;
      }
    >;
    size: string;
    colours: string;
    outcome: string;
    value: string;
    words: (lost: number, cells: number, most: number) => string;
    keys: string;
    cell: (where: string, value: number) => string;
    cellEndless: (where: string) => string;
    open: string;
    legend: string;
    legendLost: string;
    legendZero: string;
    legendWon: string;
    legendEndless: string;
  };
  cache: {
    kept: (count: number) => string;
    clear: string;
    cleared: string;
  };
}
