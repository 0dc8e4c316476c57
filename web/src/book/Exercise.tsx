/** Exercises. Answers come from the module when they are checked; none is stored. */
import { useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { errorSentence, strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { Icon } from "../panels/Icon";
import { ask, holds, readQuestion } from "./claims";
import { asker } from "./asker";
import { bookStrings } from "./strings";
import { Inlines } from "./Inlines";
import { LiveBoard, useBookGame } from "./LiveBoard";
import { isSolved, markSolved } from "./progress";
import type { Block, ExerciseBlock, ExerciseKind, Inline } from "./content";

type Of<K extends ExerciseKind["kind"]> = Extract<ExerciseKind, { kind: K }>;
type Answer = "open" | "right" | "wrong";

interface Part<K extends ExerciseKind["kind"]> {
  exercise: Of<K>;
  answer: Answer;
  setAnswer: (answer: Answer) => void;
}

function Says({ answer, children }: { answer: Answer; children?: ComponentChildren }) {
  const s = bookStrings.value;
  return (
    <p
      class={`book-says book-says-${answer}`}
      role="status"
      data-testid="exercise-says"
      data-answer={answer}
    >
      {answer === "open" ? null : (
        <>
          <Icon name={answer === "right" ? "check" : "close"} />
          <span>
            <b>{answer === "right" ? s.exercise.right : s.exercise.wrong}</b> {children}
          </span>
        </>
      )}
    </p>
  );
}

/** A board that shows why an answer was wrong. */
function Shown({ position }: { position: string }) {
  const game = useBookGame(position, { answers: true, open: true });
  return <LiveBoard game={game} withAnswers={false} />;
}

/** Play a winning move; a losing one is answered by the program. */
function MovePart({ exercise, answer, setAnswer }: Part<"move">) {
  const s = bookStrings.value;
  const game = useBookGame(exercise.position, {
    answers: true,
    open: false,
    onMove(move, result) {
      if (game.touched.peek()) return;
      const won = result?.winning.listed.some((other) => other.position === move.position) === true;
      setAnswer(won ? "right" : "wrong");
    },
  });
  const last = game.lastMove.value;
  const reply =
    last?.by === "program" ? strings.value.move(last.move, { terms: last.from.terms }) : "…";
  const untouched = !game.touched.value;
  return (
    <>
      <LiveBoard game={game} silent withAnswers={false} />
      <Says answer={untouched && answer === "wrong" ? "open" : answer}>
        {answer === "right" ? s.exercise.moveRight : s.exercise.moveWrong(reply)}
      </Says>
      {answer === "wrong" && !untouched ? (
        <button
          type="button"
          class="button"
          data-testid="exercise-again"
          onClick={() => {
            game.reset();
            setAnswer("open");
          }}
        >
          {s.exercise.tryAgain}
        </button>
      ) : null}
    </>
  );
}

function WhoPart({ exercise, answer, setAnswer }: Part<"who">) {
  const s = bookStrings.value;
  const game = useBookGame(exercise.position, { answers: true, open: false });
  const [chosen, setChosen] = useState<"N" | "P" | null>(null);
  const result = game.table.result.value;
  const [how, setHow] = useState("");
  const choose = async (outcome: "N" | "P") => {
    const known = await asker.analyze(exercise.position);
    if ("error" in known) return;
    setChosen(outcome);
    const first = known.winning.listed[0];
    const terms = game.view.peek()?.terms ?? [];
    setHow(first ? strings.value.move(first, { terms }) : "");
    if (known.outcome === outcome) {
      setAnswer("right");
      game.revealed.value = true;
    } else {
      setAnswer("wrong");
      // The counterexample on the board: the winning move, pointed at.
      game.reset();
      if (first) game.table.pointAt(first);
    }
  };
  void result;
  return (
    <>
      <LiveBoard game={game} silent={answer !== "right"} withAnswers={false} />
      <div class="book-choices" role="group">
        {(["N", "P"] as const).map((outcome) => (
          <button
            key={outcome}
            type="button"
            class="button book-choice"
            data-testid={`exercise-${outcome}`}
            aria-pressed={chosen === outcome}
            onClick={() => void choose(outcome)}
          >
            {outcome === "N" ? s.exercise.first : s.exercise.second}
          </button>
        ))}
      </div>
      <Says answer={answer}>
        {answer === "wrong" ? (how ? s.exercise.whoWrongN(how) : s.exercise.whoWrongP) : null}
      </Says>
    </>
  );
}

function NumberPart({ exercise, answer, setAnswer }: Part<"number">) {
  const s = bookStrings.value;
  const [typed, setTyped] = useState("");
  const [against, setAgainst] = useState<{ said: string; position: string } | null>(null);
  const [note, setNote] = useState("");
  const question = readQuestion(exercise.question);
  const check = async () => {
    const said = typed.trim().replace(/[\s\u202f]/g, "");
    if (!/^\d{1,19}$/.test(said)) {
      setNote(s.exercise.notANumber);
      setAgainst(null);
      setAnswer("wrong");
      return;
    }
    const right = await ask(asker, question);
    if (BigInt(said) === BigInt(right)) {
      setAgainst(null);
      setAnswer("right");
      return;
    }
    const aboutValue =
      question.name === "value" || question.name === "g" || question.name === "xor";
    // A wrong value is refuted by a sum that it would make a lost one.
    if (aboutValue && exercise.board !== "" && BigInt(said) < 1_000_000_000_000n) {
      setAgainst({ said, position: `${exercise.board}+nim:${said}` });
      setNote("");
    } else {
      setAgainst(null);
      setNote(
        question.name === "wins" || question.name === "options"
          ? BigInt(said) < BigInt(right)
            ? s.exercise.tooFew
            : s.exercise.tooMany
          : s.exercise.numberWrong,
      );
    }
    setAnswer("wrong");
  };
  return (
    <>
      {exercise.board !== "" ? <Quiet position={exercise.board} /> : null}
      <form
        class="book-answer"
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <label>
          <span>{s.exercise.answer}</span>
          <input
            inputmode="numeric"
            autocomplete="off"
            data-testid="exercise-input"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary" data-testid="exercise-check">
          {s.exercise.check}
        </button>
      </form>
      <Says answer={answer}>
        {answer === "wrong"
          ? against
            ? s.exercise.valueWrong(formatInteger(BigInt(against.said)))
            : note
          : null}
      </Says>
      {answer === "wrong" && against ? (
        <Shown key={against.position} position={against.position} />
      ) : null}
    </>
  );
}

/** A board to try things on, without a verdict. */
function Quiet({ position }: { position: string }) {
  const game = useBookGame(position, { answers: false, open: false });
  return <LiveBoard game={game} silent withAnswers={false} />;
}

function FillPart({ exercise, answer, setAnswer }: Part<"fill">) {
  const s = bookStrings.value;
  const { rule, from, to, what } = exercise;
  const heaps = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const [cells, setCells] = useState<readonly string[]>(() => heaps.map(() => ""));
  const [bad, setBad] = useState<readonly number[]>([]);
  const [note, setNote] = useState("");
  const set = (at: number, text: string) => {
    setCells(cells.map((old, n) => (n === at ? text : old)));
    setBad(bad.filter((n) => n !== at));
    if (answer === "wrong") setAnswer("open");
  };
  const check = async () => {
    const values = await asker.sequence(rule, to + 1);
    if ("error" in values) return;
    const right = heaps.map((heap) =>
      what === "value" ? String(values[heap]) : values[heap] === 0 ? "P" : "N",
    );
    const wrong = right.flatMap((text, at) =>
      cells[at]!.trim().toUpperCase() === text ? [] : [at],
    );
    setBad(wrong);
    const first = wrong[0];
    if (first === undefined) {
      setNote("");
      setAnswer("right");
      return;
    }
    setAnswer("wrong");
    if (cells[first]!.trim() === "") {
      setNote(s.exercise.cellsLeft);
      return;
    }
    const heap = heaps[first]!;
    const reached = await asker.moves(`${rule}:${heap}`);
    const options =
      "error" in reached ? [] : [...new Set(reached.moves.map((move) => move.position))];
    const known = await Promise.all(options.map((position) => asker.analyze(position)));
    const after = known.flatMap((one) => ("error" in one ? [] : [one]));
    if (what === "value") {
      const list = [...new Set(after.map((one) => Number(one.value)))].sort((a, b) => a - b);
      setNote(s.exercise.cellWrong(s.exercise.heap(String(heap)), list.join(", "), cells[first]!));
    } else {
      const lost = after.find((one) => one.outcome === "P");
      const why = lost
        ? s.exercise.toP(String(heap), lost.position.slice(lost.position.indexOf(":") + 1))
        : options.length > 0
          ? s.exercise.onlyN(String(heap))
          : s.exercise.noMove(String(heap));
      setNote(s.exercise.cellWrongOutcome(String(heap), why));
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <div class="book-cells">
        {heaps.map((heap, at) => (
          <label
            key={heap}
            class={`book-cell${bad.includes(at) && cells[at] !== "" ? " book-cell-bad" : ""}`}
          >
            <span aria-hidden="true">{heap}</span>
            {what === "value" ? (
              <input
                inputmode="numeric"
                maxLength={3}
                autocomplete="off"
                aria-label={s.exercise.heap(String(heap))}
                aria-invalid={bad.includes(at)}
                data-testid={`exercise-cell-${heap}`}
                value={cells[at]}
                onInput={(event) => set(at, event.currentTarget.value)}
              />
            ) : (
              <button
                type="button"
                class={`book-pn book-pn-${cells[at] || "none"}`}
                aria-label={`${s.exercise.heap(String(heap))}: ${cells[at] || "?"}`}
                data-testid={`exercise-cell-${heap}`}
                onClick={() => set(at, cells[at] === "P" ? "N" : "P")}
              >
                {cells[at] || "?"}
              </button>
            )}
          </label>
        ))}
      </div>
      <button type="submit" class="button primary" data-testid="exercise-check">
        {s.exercise.check}
      </button>
      <Says answer={answer}>{answer === "wrong" ? note : null}</Says>
    </form>
  );
}

/** `start` is where the token stands; else on the vertex that is worked out last. */
function VerticesPart({
  exercise,
  answer,
  setAnswer,
  start,
}: Part<"vertices"> & { start?: string | undefined }) {
  const s = bookStrings.value;
  const { graph, vertices } = exercise;
  const [cells, setCells] = useState<readonly string[]>(() => vertices.map(() => ""));
  const [bad, setBad] = useState<readonly number[]>([]);
  const [note, setNote] = useState("");
  const check = async () => {
    const known = await Promise.all(vertices.map((vertex) => asker.analyze(`${graph}:${vertex}`)));
    const right = known.map((one) => ("error" in one ? "" : String(one.value)));
    const wrong = right.flatMap((text, at) => (cells[at]!.trim() === text ? [] : [at]));
    setBad(wrong);
    const first = wrong[0];
    if (first === undefined) {
      setAnswer("right");
      return;
    }
    setAnswer("wrong");
    const vertex = vertices[first]!;
    const reached = await asker.moves(`${graph}:${vertex}`);
    const options =
      "error" in reached ? [] : [...new Set(reached.moves.map((move) => move.position))];
    const after = await Promise.all(options.map((position) => asker.analyze(position)));
    const list = [
      ...new Set(after.flatMap((one) => ("error" in one ? [] : [Number(one.value)]))),
    ].sort((a, b) => a - b);
    setNote(
      cells[first] === ""
        ? s.exercise.cellsLeft
        : s.exercise.cellWrong(s.exercise.vertex(vertex), list.join(", "), cells[first]!),
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <Quiet position={`${graph}:${start ?? vertices[vertices.length - 1]}`} />
      <div class="book-cells">
        {vertices.map((vertex, at) => (
          <label
            key={vertex}
            class={`book-cell${bad.includes(at) && cells[at] !== "" ? " book-cell-bad" : ""}`}
          >
            <span translate={false}>{vertex}</span>
            <input
              inputmode="numeric"
              maxLength={3}
              autocomplete="off"
              aria-invalid={bad.includes(at)}
              data-testid={`exercise-cell-${vertex}`}
              value={cells[at]}
              onInput={(event) => {
                const text = event.currentTarget.value;
                setCells(cells.map((old, n) => (n === at ? text : old)));
                setBad(bad.filter((n) => n !== at));
                if (answer === "wrong") setAnswer("open");
              }}
            />
          </label>
        ))}
      </div>
      <button type="submit" class="button primary" data-testid="exercise-check">
        {s.exercise.check}
      </button>
      <Says answer={answer}>{answer === "wrong" ? note : null}</Says>
    </form>
  );
}

/** The reader's own graph: arrows typed, values worked out by hand and checked. */
export function DrawGraph({ block }: { block: Extract<Block, { kind: "draw" }> }) {
  const s = bookStrings.value;
  const box = useRef<HTMLInputElement>(null);
  const arrows = block.graph.replace(/^graph\//, "");
  const [graph, setGraph] = useState({ rule: block.graph, vertices: verticesOf(arrows) });
  const [wrong, setWrong] = useState("");
  const [answer, setAnswer] = useState<Answer>("open");
  const draw = async () => {
    const vertices = verticesOf(box.current?.value ?? "");
    const read = await engine.read(`graph/${box.current?.value ?? ""}:${vertices[0] ?? "a"}`);
    if (isError(read) || read.kind !== "position") {
      setWrong(isError(read) ? errorSentence(strings.value, read.error) : "");
      return;
    }
    setWrong("");
    setAnswer("open");
    setGraph({ rule: read.terms[0]!.rule, vertices: read.terms[0]!.vertices });
  };
  return (
    <figure class="book-figure book-exercise" data-testid="draw-graph">
      <form
        class="book-answer book-draw"
        onSubmit={(event) => {
          event.preventDefault();
          void draw();
        }}
      >
        <label>
          <span>{s.draw.arrows}</span>
          <input
            ref={box}
            class="code"
            defaultValue={arrows}
            autocapitalize="off"
            autocomplete="off"
            spellcheck={false}
          />
        </label>
        <button type="submit" class="button">
          {s.draw.draw}
        </button>
      </form>
      {wrong ? (
        <p class="book-says book-says-wrong" role="alert">
          <Icon name="alert" />
          <span>{wrong}</span>
        </p>
      ) : null}
      <VerticesPart
        key={graph.rule}
        exercise={{ kind: "vertices", graph: graph.rule, vertices: graph.vertices }}
        start={graph.vertices[0]}
        answer={answer}
        setAnswer={setAnswer}
      />
      <figcaption>
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}

const verticesOf = (arrows: string) =>
  [...new Set(arrows.split(/[-,\s]+/).filter(Boolean))].slice(0, 24);

function ChoosePart({ exercise, answer, setAnswer }: Part<"choose">) {
  const s = bookStrings.value;
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = async (at: number) => {
    const right = await holds(asker, exercise.options[at]!.claim);
    setChosen(at);
    setAnswer(right ? "right" : "wrong");
  };
  const board = chosen === null ? "" : exercise.options[chosen]!.board;
  return (
    <>
      <div class="book-choices book-choices-tall" role="group">
        {exercise.options.map((option, at) => (
          <button
            key={at}
            type="button"
            class="button book-choice"
            data-testid={`exercise-option-${at}`}
            aria-pressed={chosen === at}
            onClick={() => void choose(at)}
          >
            <span>
              <Inlines list={option.text} />
            </span>
          </button>
        ))}
      </div>
      <Says answer={answer}>
        {board === "" ? null : answer === "wrong" ? s.exercise.chooseWrong : s.exercise.explore}
      </Says>
      {answer !== "open" && board !== "" ? <Shown key={board} position={board} /> : null}
    </>
  );
}

function Hints({ hints }: { hints: readonly Inline[][] }) {
  const s = bookStrings.value;
  const [shown, setShown] = useState(0);
  if (hints.length === 0) return null;
  return (
    <div class="book-hints">
      <ol aria-live="polite">
        {hints.slice(0, shown).map((hint, at) => (
          <li key={at}>
            <Inlines list={hint} />
          </li>
        ))}
      </ol>
      {shown < hints.length ? (
        <button
          type="button"
          class="book-hint"
          data-testid="exercise-hint"
          onClick={() => setShown(shown + 1)}
        >
          <Icon name="why" />
          {shown === 0 ? s.exercise.hint : s.exercise.moreHints}
        </button>
      ) : null}
    </div>
  );
}

export function Exercise({
  block,
  chapter,
  number,
}: {
  block: ExerciseBlock;
  chapter: number;
  number: number;
}) {
  const s = bookStrings.value;
  const [answer, setAnswer] = useState<Answer>("open");
  const once = useRef(false);
  const solvedBefore = isSolved(chapter, block.id);
  const answered = (next: Answer) => {
    setAnswer(next);
    if (next === "right") {
      once.current = true;
      markSolved(chapter, block.id);
    }
  };
  const { exercise } = block;
  const shared = { answer, setAnswer: answered };
  return (
    <section
      class={`book-exercise${solvedBefore ? " book-exercise-solved" : ""}`}
      data-testid={`exercise-${block.id}`}
      data-kind={exercise.kind}
      data-answer={answer}
      aria-label={`${s.exercise.title} ${chapter}.${number}`}
    >
      <p class="book-exercise-head">
        <b>
          {s.exercise.title} {chapter}.{number}
        </b>
        {solvedBefore ? (
          <span class="book-solved">
            <Icon name="check" />
            {s.exercise.done}
          </span>
        ) : null}
      </p>
      <p class="book-ask">
        <Inlines list={block.ask} />
      </p>
      {exercise.kind === "move" ? <MovePart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "who" ? <WhoPart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "number" ? <NumberPart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "fill" ? <FillPart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "vertices" ? <VerticesPart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "choose" ? <ChoosePart exercise={exercise} {...shared} /> : null}
      <Hints hints={block.hints} />
      {block.after.length > 0 && (answer === "right" || once.current) ? (
        <p class="book-after">
          <Inlines list={block.after} />
        </p>
      ) : null}
    </section>
  );
}
