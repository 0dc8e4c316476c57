/** Kinds of tasks of a list for a class. */
export type TaskName =
  | "board"
  | "puzzle"
  | "value"
  | "law"
  | "rule"
  | "problem"
  | "own"
  | "chapter"
  | "exercise"
  | "sheet";

/**
 * The page for teachers, a list of boards as a class meets it, and the board as it is projected.
 */
export interface LessonStrings {
  tasks: {
    kinds: Record<TaskName, string>;
    kind: string;
    /** what stands in the field behind the kind */
    about: Record<Exclude<TaskName, "own">, string>;
    choose: string;
    ask: string;
    right: string;
    add: string;
    /** a line with a kind and nothing behind it */
    nothing: Record<TaskName, string>;
    noValue: string;
    noProblem: (name: string) => string;
    badOwn: string;
    noChapter: string;
    noExercise: (chapter: number, count: number) => string;
    noSheet: string;
    start: string;
    goOn: string;
    left: (count: number) => string;
    allDone: string;
    /** all are answered, and some of them not right */
    allAnswered: string;
    /** of the answers that the page can check */
    score: (right: number, checked: number) => string;
    again: (task: number) => string;
    /** beside a task of the list */
    isRight: string;
    notYet: string;
    at: (task: number, all: number) => string;
    next: string;
    answered: string;
    unanswered: string;
    check: string;
    asks: Record<
      "board" | "puzzle" | "value" | "law" | "rule" | "problem" | "chapter" | "exercise" | "sheet",
      string
    >;
    /** a kind of task, told to whoever chooses it */
    pupils: (asked: string) => string;
    labels: Record<"value" | "law" | "rule" | "words", string>;
    /** how a law is written: what its two examples say, and its signs */
    law: { lost: string; value: string; signs: string };
    /** the heaps of a counterexample; about a value both numbers, else whether it is lost */
    counter: (heaps: readonly string[]) => string;
    counterValue: (value: string, said: string | null) => string;
    counterLost: (lost: boolean, said: boolean | null) => string;
    /** a line that a program printed */
    line: (line: number, right: string) => string;
    openSheet: string;
    /** from a sheet or a chapter to the task that led there */
    back: (task: number) => string;
    /** sheets that are there already */
    sheets: { choose: string; ready: string; kept: string };
    /** words that are not those of the teacher */
    differs: string;
    verdicts: Record<
      "right" | "wrong" | "words" | "unknown" | "empty" | "broken" | "unread",
      string
    >;
  };
  title: string;
  about: string;
  make: {
    title: string;
    name: string;
    boards: string;
    game: string;
    size: string;
    addGame: string;
    example: string;
    asked: string;
    put: string;
    add: string;
    added: string;
    /** a line of what was written, and a column of it */
    wrong: (line: number, column: number, error: string) => string;
    tooMany: (most: number) => string;
  };
  list: {
    /** below the title of a sheet of Explore */
    sheet: string;
    untitled: string;
    about: (boards: number) => string;
    link: string;
    copy: string;
    copied: string;
    onlyHere: string;
    qr: string;
    qrLabel: string;
    open: (board: number) => string;
    done: string;
    project: string;
    print: string;
    answers: string;
    answer: string;
    none: string;
    /** where more than one move wins */
    or: string;
    change: string;
    fresh: string;
    name: string;
    broken: (error: string) => string;
  };
  send: {
    title: string;
    about: string;
    name: string;
    button: string;
    copied: string;
    byHand: string;
    blank: string;
    again: string;
  };
  check: {
    title: string;
    about: string;
    pasted: string;
    button: string;
    nothing: string;
    nobody: string;
    board: (board: number) => string;
    other: string;
    illegal: string;
    steps: (steps: number) => string;
    right: string;
    wrong: string;
    noWin: string;
    won: (player: 1 | 2) => string;
    /** a rule that could not be compared with the teacher's */
    unknown: string;
    /** before what is right */
    isRight: string;
    score: (right: number, boards: number) => string;
    /** tasks that somebody left out, from 1 */
    missing: (tasks: readonly number[]) => string;
    /** the teacher counts an answer as right */
    take: (taken: boolean) => string;
  };
  note: { here: (board: number, all: number) => string; next: string; list: string };
  projector: {
    button: string;
    leave: string;
    next: string;
    before: string;
    of: (board: number, all: number) => string;
  };
}
