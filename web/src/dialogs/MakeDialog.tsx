/**
 * The place where a game is made in three ways that show one another: in sentences with gaps, drawn
 * on cells, and written. Whether the text is a game, and what can be played in it, is the module's
 * answer.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { inOrder } from "../boards/results";
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import { makeStrings, strings } from "../strings/index";
import { madeGames, type GameKind, type MakeWay } from "../strings/make";
import { setOption, tellEye } from "../state/address";
import { changeTo } from "../state/departure";
import { eyeOpen, setEye } from "../state/eye";
import { mySide, position, programSide } from "../state/game";
import { setProgramSide } from "../state/opponent";
import { closePanel, openPlace, panel, place } from "../state/place";
import { faultOf } from "../state/terms";
import { gameTitle, mostTitle, titleOption } from "../state/title";
import { Dialog } from "../widgets/Dialog";
import { DrawnSentences } from "./DrawnSentences";
import { ChoiceGap, Said, spoken } from "./Gaps";
import { begins, drawnParts, gameKinds, kindOf, madeOf, textOf, type Made, type Own } from "./made";
import { MakeDrawing } from "./MakeDrawing";
import { MakeSentences } from "./MakeSentences";
import { composed, examples, fieldAt, headKind, inField, withCommas, type Place } from "./madeText";
import { MakeFoot, type Fault } from "./MakeFoot";
import { MakeWritten, WrittenDrawing } from "./MakeWritten";
import { namesOf } from "./sentences";
import type { MoveRecord, Outcome, PositionView } from "#module/nimber.js";
import "./make.css";
import { Segments } from "../widgets/Segments";

/** So many moves of the first position are listed, of so many that are put in order. */
const mostListed = 24;
const mostOrdered = 2000;
/** While somebody writes, the module is asked this late. */
const pause = 120;

interface Known {
  text: string;
  error: TextError | null;
  view: PositionView | null;
  moves: readonly MoveRecord[];
  more: boolean;
  /** who wins the start; null until it is looked for, "unknown" where it is not soon found */
  outcome: Outcome | "unknown" | null;
}

/** What the module says of the text that is being written. */
function useKnown(text: string): Known | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let late = false;
    const asking = setTimeout(() => {
      void engine.read(text).then(async (answer) => {
        if (late) return;
        if (isError(answer) || answer.kind === "rule") {
          const error = isError(answer) ? answer.error : null;
          setKnown({ text, error, view: null, moves: [], more: false, outcome: null });
          return;
        }
        const list = await engine.moves(answer.position, 0, 0, 0, mostOrdered);
        if (late) return;
        const { moves, more } = isError(list) ? { moves: [], more: false } : list;
        const now = { text, error: null, view: answer, moves, more, outcome: null };
        setKnown(now);
        const analysis = await engine.foresee(answer.position);
        if (late || analysis === "stopped") return;
        setKnown({ ...now, outcome: isError(analysis) ? "unknown" : analysis.outcome });
      });
    }, pause);
    return () => {
      late = true;
      clearTimeout(asking);
    };
  }, [text]);
  return known;
}

/** The first in the order in which they are offered on the board; of cells in theirs. */
const listed = (moves: readonly MoveRecord[]) =>
  (moves.some(({ kind }) => kind === "own")
    ? inOrder(moves)
    : [...moves].sort((a, b) => {
        const at = a.flips.findIndex((cell, place) => cell !== b.flips[place]);
        return at < 0 ? 0 : a.flips[at]! - (b.flips[at] ?? 0);
      })
  ).slice(0, mostListed);

const ways: readonly MakeWay[] = ["sentences", "drawn", "written"];

/** Where a text is wrong: in a field of a written game, in a part of a drawn one, or in neither. */
function placeOf(
  made: Made,
  error: TextError | null,
): Place | { kind: "part"; part: number } | null {
  if (!error) return null;
  if (made.kind === "own") return fieldAt(composed(made), error.column)?.place ?? null;
  const fault = faultOf([made], error)?.fault;
  if (!fault) return null;
  if (fault.field === "state") return { kind: "state" };
  const parts = drawnParts(made.rules).filter(({ from }) => from < fault.column);
  return { kind: "part", part: Math.max(0, parts.length - 1) };
}

/** What is told of an error, in the field that it stands in. */
function toldOf(made: Made, error: TextError): Fault {
  if (made.kind === "own") {
    const { text, column } = inField(composed(made), error.column);
    const commas = withCommas(text);
    const more = commas === null ? "" : makeStrings.value.commas(commas);
    const empty = fieldAt(composed(made), error.column)?.place.kind === "clause" && text === "";
    return { text, error: { ...error, column }, more, empty };
  }
  const fault = faultOf([made], error)?.fault;
  const text = fault ? made[fault.field] : textOf(made);
  const column = fault?.column ?? error.column;
  return { text, error: { ...error, column }, more: "", empty: false };
}

/** What was made last, as it was left, and the rule that stood on the board then. */
let kept: { made: Made; title: string; way: MakeWay; over: string } | null = null;

const ruleOf = (text: string) => text.replace(/:.*$/s, "");

/** The game to change: the one made last, unless another made one stands on the board by now. */
function begun(): { made: Made; title: string; way: MakeWay } {
  const here = position.peek() ?? "";
  const rule = ruleOf(here);
  const shown = madeOf(here);
  if (kept && (!shown || rule === kept.over || rule === ruleOf(textOf(kept.made)))) return kept;
  return shown
    ? { made: shown, title: gameTitle.peek(), way: "sentences" }
    : { made: madeOf(begins.heaps)!, title: "", way: "sentences" };
}

/** Shuts the eye, whatever was looked at before, and brings the program where nobody plays. */
function startPlay(): void {
  if (eyeOpen.peek()) {
    setEye(false);
    tellEye();
  }
  if (programSide.peek() === null && mySide.peek() === null) setProgramSide(1);
}

function MakeBody() {
  const s = strings.value;
  const m = makeStrings.value;
  const w = m.sentences;
  const [first] = useState(begun);
  const [made, setMade] = useState<Made>(first.made);
  const [title, setTitle] = useState(first.title);
  const [way, setWay] = useState<MakeWay>(first.way);
  /** The last game of each kind comes back when the kind does, and the last one of numbers. */
  const before = useRef(new Map<GameKind, Made>());
  const numbers = useRef<Own | null>(null);
  /** a drawing that nobody has touched yet */
  const untouched = useRef<Made | null>(null);
  const kind = kindOf(made);
  if (made.kind === "own") numbers.current = made;
  /** A name belongs to its game: each kind keeps its own. */
  const titles = useRef(new Map<GameKind, string>());
  const turnTo = (next: Made) => {
    const other = kindOf(next);
    if (other !== kind) {
      titles.current.set(kind, title);
      setTitle(titles.current.get(other) ?? "");
    }
    setMade(next);
  };
  const change = (next: Made) => {
    before.current.set(kindOf(next), next);
    setMade(next);
  };
  const become = (next: GameKind): Made => {
    before.current.set(kind, made);
    const known = before.current.get(next) ?? madeOf(begins[next])!;
    const now = { ...known, misere: made.misere };
    turnTo(now);
    return now;
  };
  const backToNumbers = () => {
    if (numbers.current) turnTo({ ...numbers.current, misere: made.misere });
  };
  const show = (next: MakeWay) => {
    if (next === "drawn" && made.kind === "own") untouched.current = become("grid");
    // Who only looked finds the rule as it was.
    else if (made === untouched.current) backToNumbers();
    setWay(next);
  };
  useEffect(() => {
    kept = { made, title, way, over: ruleOf(position.peek() ?? "") };
  }, [made, title, way]);
  const text = textOf(made);
  const known = useKnown(text);
  const now = known?.text === text ? known : null;
  const shown = listed(now?.moves ?? []);
  const error = now?.error ?? null;
  const wrong = placeOf(made, error);
  const fault = error ? toldOf(made, error) : null;

  const rule = () => {
    if (way === "drawn")
      return (
        <MakeDrawing
          made={made}
          change={change}
          draw={(game) => {
            untouched.current = null;
            become(game);
          }}
          back={
            numbers.current
              ? () => {
                  backToNumbers();
                  setWay("sentences");
                }
              : null
          }
          wrong={wrong?.kind === "part"}
        />
      );
    if (made.kind === "drawn")
      return way === "sentences" ? (
        <DrawnSentences
          made={made}
          change={change}
          isWrong={(part) => wrong?.kind === "part" && wrong.part === part}
        />
      ) : (
        <WrittenDrawing made={made} change={change} wrong={wrong?.kind === "part"} />
      );
    return way === "sentences" ? (
      <MakeSentences
        made={made}
        change={change}
        isWrong={(at, from, count) =>
          wrong?.kind === "clause" &&
          wrong.way === at &&
          wrong.line >= from &&
          wrong.line < from + count
        }
      />
    ) : (
      <MakeWritten made={made} change={change} wrong={wrong?.kind === "part" ? null : wrong} />
    );
  };

  return (
    <form
      class="edit make"
      onSubmit={(event) => {
        event.preventDefault();
        void changeTo(
          text,
          "gallery",
          () => {
            if (place.peek() !== "board") openPlace("board");
            startPlay();
            for (const option of titleOption(title)) setOption(option, true);
            closePanel();
            scrollTo({ top: 0 });
          },
          null,
        );
      }}
    >
      <p class="quiet make-promise">{m.about}</p>
      <details class="make-examples">
        <summary>{m.examples}</summary>
        <div class="chips">
          {madeGames.map((one) => (
            <button
              key={one}
              type="button"
              class="chip-button"
              data-example={one}
              onClick={(event) => {
                event.currentTarget.closest("details")!.open = false;
                change(madeOf(examples[one])!);
                setTitle(one === "take" ? "" : m.games[one]);
              }}
            >
              {m.games[one]}
            </button>
          ))}
        </div>
      </details>
      <Segments
        class="make-ways"
        label={m.wayLabel}
        list={ways}
        now={way}
        words={(one) => m.ways[one]}
        choose={show}
        mark={(one) => ({ "data-way": one })}
      />
      {way === "sentences" ? (
        <label class="field">
          <span>{w.kind}</span>
          <select
            data-testid="make-kind"
            value={kind}
            onChange={(event) => become(event.currentTarget.value as GameKind)}
          >
            {gameKinds.map((one) => (
              <option key={one} value={one}>
                {w.kinds[one]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {rule()}
      {way === "drawn" && made.kind === "drawn" ? null : (
        <label class="field">
          <span>{m.state}</span>
          <input
            class="code"
            data-testid="make-state"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-invalid={wrong?.kind === "state"}
            aria-describedby={wrong?.kind === "state" ? "make-told" : undefined}
            value={made.state}
            onInput={(event) => change({ ...made, state: event.currentTarget.value })}
          />
          {made.kind === "own" ? (
            <span>{m.stateHelp(headKind(made.head), namesOf(made.head).length)}</span>
          ) : null}
        </label>
      )}
      <p class="make-sentence make-last">
        <Said
          text={w.last}
          gaps={{
            wins: (
              <ChoiceGap
                value={made.misere ? "loses" : "wins"}
                label={spoken(w.last)}
                options={[
                  ["wins", w.lastWins],
                  ["loses", w.lastLoses],
                ]}
                change={(one) => change({ ...made, misere: one === "loses" })}
              />
            ),
          }}
        />
      </p>
      <label class="field">
        <span>{m.name}</span>
        <input
          data-testid="make-title"
          autocomplete="off"
          maxLength={mostTitle}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <div class="make-moves" data-testid="make-moves">
        {now?.view ? (
          <>
            <p class="quiet">
              {now.moves.length === 0
                ? m.noMoves
                : m.moves(shown.length, now.moves.length, now.more)}
            </p>
            <ul>
              {shown.map((move) => (
                <li key={move.position}>{s.move(move, { terms: now.view!.terms })}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      {way === "written" && made.kind === "own" ? <p class="quiet">{m.help}</p> : null}
      <div class="edit-result">
        <span class="quiet">{s.editing.result}</span> <code translate={false}>{text}</code>
      </div>
      <MakeFoot
        ready={Boolean(now?.view)}
        outcome={now?.outcome ?? null}
        still={now?.view?.over ?? false}
        mayGrow={made.kind === "own"}
        fault={fault}
      />
    </form>
  );
}

export function MakeDialog() {
  return (
    <Dialog
      name="make"
      title={strings.value.edit.make}
      open={panel.value === "make"}
      onClose={closePanel}
    >
      <MakeBody />
    </Dialog>
  );
}
