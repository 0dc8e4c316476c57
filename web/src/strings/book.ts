/** guessed: null where the formula has no value there; 1 and 0 of a condition */
export interface LawCounterexample {
  at: readonly string[];
  value: string;
  guessed: string | null;
}

/** A way through the book. */
interface WayStrings {
  title: string;
  about: string;
  page: (page: number, all: number) => string;
  /** from a chapter back to the page that led to it */
  back: (title: string) => string;
  notThere: string;
}

/** What the book's page says beside its chapters. */
export interface BookStrings {
  title: string;
  about: string;
  contents: string;
  chapter: (number: number) => string;
  minutes: (minutes: number) => string;
  begin: string;
  goOn: (title: string) => string;
  onThisPage: string;
  previous: string;
  next: string;
  print: string;
  /** before the title of a ready sheet */
  tryIt: string;
  notThere: string;
  /** before the title of a proof */
  proof: string;
  solved: (done: number, all: number) => string;
  board: {
    yourMove: string;
    program: string;
    youWon: string;
    programWon: string;
    over: string;
    showVerdict: string;
    wins: (count: bigint | null) => string;
    loses: string;
    value: string;
    again: string;
    undo: string;
    answers: string;
    openBoard: string;
    moves: string;
    play: string;
    played: (words: string) => string;
    programPlayed: (words: string) => string;
  };
  options: {
    label: string;
    step: string;
    back: string;
    all: string;
    node: (label: string, outcome: string) => string;
  };
  trace: {
    step: string;
    back: string;
    run: string;
    pause: string;
    end: string;
    restart: string;
    heap: string;
    take: string;
    seen: string;
    v: string;
    table: string;
    waiting: string;
    said: string;
    truth: string;
    stepOf: (at: number, all: number) => string;
    wrongAt: (n: number) => string;
    right: string;
  };
  window: {
    step: string;
    back: string;
    same: (first: number, again: number, period: number) => string;
    looking: (at: number) => string;
  };
  grid: { label: string; cell: (a: number, b: number, value: number) => string };
  columns: {
    heap: string;
    sum: string;
    even: string;
    odd: string;
    balanced: string;
    unbalanced: string;
  };
  strip: {
    n: string;
    g: string;
    outcome: string;
    /** opens a table that tells the answer of the exercise above it */
    folded: string;
  };
  program: {
    copy: string;
    copied: string;
    label: string;
    rule: string;
    write: string;
    /** Where a rule can be searched only. */
    none: string;
  };
  judge: { input: string; output: string; program: string };
  draw: { arrows: string; draw: string; circle: (vertex: string) => string };
  exercise: {
    title: string;
    done: string;
    hint: string;
    moreHints: string;
    check: string;
    tryAgain: string;
    right: string;
    wrong: string;
    first: string;
    second: string;
    playMove: string;
    moveWrong: (reply: string) => string;
    moveRight: string;
    whoWrongN: (move: string) => string;
    whoWrongP: string;
    answer: string;
    /** a number that was not typed, or can't be read */
    unread: Record<"empty" | "foreign" | "long" | "notWhole", string>;
    valueWrong: (said: string) => string;
    numberWrong: string;
    tooFew: string;
    tooMany: string;
    cellWrong: (where: string, reached: string, missing: string) => string;
    cellWrongOutcome: (heap: string, why: string) => string;
    toP: (heap: string, target: string) => string;
    onlyN: (heap: string) => string;
    noMove: (heap: string) => string;
    /** nothing, or not enough, was written */
    notAnswered: string;
    cellsLeft: string;
    blank: string;
    heap: (n: string) => string;
    vertex: (name: string) => string;
    chooseWrong: string;
    explore: string;
    reset: string;
    law: {
      /** `letters`: "n", or "a,b" */
      label: (letters: string, what: "value" | "lost") => string;
      /** before a condition that says what is lost */
      lost: string;
      how: (what: "value" | "lost") => string;
      proven: string;
      holds: (heaps: number) => string;
      wrongValue: (letters: string, at: LawCounterexample) => string;
      wrongLost: (letters: string, at: LawCounterexample) => string;
      unread: Record<
        "empty" | "foreign" | "long" | "late" | "letters" | "notValue" | "notCondition",
        string
      >;
    };
    order: {
      up: (place: number) => string;
      down: (place: number) => string;
      now: (place: number, all: number) => string;
      untouched: string;
      wrong: (place: number) => string;
    };
    mine: { open: (title: string) => string; how: string; passed: string };
  };
  /** the last page */
  index: {
    title: string;
    about: string;
    terms: string;
    proofs: string;
    problems: string;
    /** what stands beside a word that the book does not use */
    see: (term: string) => string;
  };
  /** the ways through the book */
  ways: {
    contest: WayStrings;
    proof: WayStrings & {
      /** below the drawing of all pages */
      pagesDrawn: string;
      /** below that of a page: all its nodes are of this page; some are of others */
      drawn: string;
      drawnOuter: string;
      here: string;
      before: string;
      /** before a list of theorems: "Rests on 1.2, 3.4." */
      restsOn: string;
      restsOnNothing: string;
      comma: string;
      stop: string;
      inChapter: (chapter: number, title: string) => string;
      /** all proofs of a page */
      unfold: string;
      fold: string;
    };
    previous: string;
    next: string;
  };
  /** the page for teachers, told in the contents */
  teacher: { title: string; about: string };
  /** what somebody is sent of a chapter, or of a page of a way */
  linkHere: string;
  /** its pages, for reading without a network */
  keep: {
    title: string;
    about: string;
    keeping: (kept: number, all: number) => string;
    kept: string;
    missing: (pages: number) => string;
  };
  worksheet: {
    title: string;
    about: string;
    kind: string;
    kinds: Record<string, string>;
    count: string;
    size: string;
    make: string;
    answers: string;
    print: string;
    link: string;
    instructions: string;
    answer: string;
    none: string;
    notThere: string;
    name: string;
  };
}
