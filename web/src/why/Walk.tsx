/**
 * From a value down to zero: each option of each option, until no move is left. Walked by clicks or
 * keys.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { ErrorNote } from "../widgets/ErrorNote";
import { Icon } from "../widgets/Icon";
import { placeStrings, strings, whyStrings } from "../strings/index";
import { gap, named } from "../strings/joined";
import { formatInteger } from "../strings/numbers";
import { wholeWords } from "../state/face";
import { hrefOf } from "../state/links";
import { heapHere, shownText, squareIn } from "../state/shownText";
import { HeapStrip } from "./HeapStrip";
import { trail, type Stop } from "./state";
import { useStop } from "./useStop";
import type { MoveRecord, TermView, ValueStep } from "#module/nimber.js";

/** A heap's text under its rule; whole terms are texts already. */
const partText = (term: TermView, part: number) =>
  part === 0 ? term.position : `${term.rule}:${term.parts[part - 1] ?? 0n}`;

interface Way {
  text: string;
  words: string;
  /** the words have what else stands below them */
  said: boolean;
  value: bigint | null;
  go: () => void;
}

/** A move to a square names it. */
const isSquare = (move: MoveRecord) => squareIn(move.position) !== null;

/** Options or parts: a line each, with the way in and a link to the Board. */
function Ways({ ways, label }: { ways: readonly Way[]; label: string }) {
  const w = whyStrings.value.walk;
  return (
    <ul class="ways" aria-label={label}>
      {ways.map((way, at) => (
        <li key={at} class="way">
          <button
            type="button"
            class="way-go"
            data-testid="way"
            data-position={way.text}
            data-value={way.value === null ? "" : way.value.toString()}
            onClick={way.go}
          >
            <span class={`way-value${way.value === 0n ? " way-zero" : ""}`} aria-hidden="true">
              {way.value === null ? "?" : formatInteger(way.value)}
            </span>
            <span class="way-words">
              <span>{way.words}</span>
              {way.said ? null : <code translate={false}>{shownText(way.text)}</code>}
            </span>
            <span class="visually-hidden">
              {way.value === null ? w.worthUnknown : w.worth(formatInteger(way.value))}
            </span>
          </button>
          <a class="icon-button way-link" href={hrefOf(way.text)} title={w.onBoard}>
            <Icon name="go" />
            <span class="visually-hidden">{named(w.onBoard, shownText(way.text))}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** 0, 1, 2 … each with a move that reaches it, and the one that is missing. */
function Mex({ step, stop }: { step: ValueStep; stop: Stop }) {
  const s = strings.value;
  const w = whyStrings.value.walk;
  const value = formatInteger(step.value);
  const context = { terms: stop.view.terms };
  if (stop.view.over)
    return (
      <p class="walk-bottom" data-testid="walk-bottom">
        {w.bottom}
      </p>
    );
  return (
    <>
      <p data-testid="walk-mex">
        {step.value === 0n
          ? w.mexZero
          : !step.allSmaller
            ? w.mexPart(value)
            : step.noneEqual
              ? w.mex(value)
              : w.mexOpen(value)}
      </p>
      {step.reached.length > 0 ? (
        <ul class="mex">
          {step.reached.slice(0, 16).map((one) => (
            <li key={String(one.value)}>
              {w.reachedBy(formatInteger(one.value), s.move(one.move, context))}
            </li>
          ))}
          {step.reached.length > 16 ? <li>…</li> : null}
          <li class="mex-missing">{w.missing(value)}</li>
        </ul>
      ) : null}
    </>
  );
}

/** Where the value is not known: some moves all the same. */
function Unvalued({ stop, open }: { stop: Stop; open: (text: string) => void }) {
  const s = strings.value;
  const w = whyStrings.value.walk;
  const [moves, setMoves] = useState<readonly MoveRecord[]>([]);
  const text = stop.told.position;
  useEffect(() => {
    let late = false;
    void engine.moves(text, 0, 0, 0, 64).then((answer) => {
      if (!late && !isError(answer)) setMoves(answer.moves);
    });
    return () => {
      late = true;
    };
  }, [text]);
  const context = { terms: stop.view.terms };
  return (
    <>
      <p>{stop.view.over ? w.bottom : stop.told.value === null ? w.outcomeOnly : w.argued}</p>
      <Ways
        label={w.options}
        ways={moves.map((move) => ({
          text: move.position,
          words: s.move(move, context),
          said: isSquare(move),
          value: null,
          go: () => open(move.position),
        }))}
      />
    </>
  );
}

function Here({
  stop,
  open,
  replace,
}: {
  stop: Stop;
  open: (text: string) => void;
  replace: (text: string) => void;
}) {
  const s = strings.value;
  const w = whyStrings.value.walk;
  const { told, view } = stop;
  const steps = told.steps.filter((step) => step.kind === "value");
  const [term] = view.terms;
  const misere = told.convention === "misere";
  const single = view.terms.length === 1 && !misere && (steps[0]?.part === 0 || term?.heaps === 1);
  const [step] = steps;
  if (!step || !term) return <Unvalued stop={stop} open={open} />;
  if (!single) {
    const seen = new Set<string>();
    const ways: Way[] = [];
    for (const one of steps) {
      const of = view.terms[one.term - 1];
      if (!of) continue;
      const text = partText(of, one.part);
      if (seen.has(text)) continue;
      seen.add(text);
      const words = (one.part > 0 && heapHere(view, one.term, one.part)) || s.rule(of.sentence);
      ways.push({
        text,
        words,
        said: words.includes(shownText(text)),
        value: one.value,
        go: () => open(text),
      });
    }
    return (
      <>
        <p>{misere ? w.misereParts : w.partsAbout}</p>
        <Ways ways={ways} label={w.parts} />
      </>
    );
  }
  const context = { terms: view.terms };
  return (
    <>
      <Mex step={step} stop={stop} />
      {step.part > 0 && term.board === "heaps" && !wholeWords.value?.counting ? (
        <HeapStrip rule={term.rule} game={term.game} step={step} onOpen={replace} />
      ) : null}
      {step.options.length > 0 ? (
        <>
          <h4>{w.options}</h4>
          <Ways
            label={w.options}
            ways={step.options.map((one) => ({
              text: one.move.position,
              words: s.move(one.move, context),
              said: isSquare(one.move),
              value: one.value,
              go: () => open(one.move.position),
            }))}
          />
          {step.allOptions ? null : <p class="quiet">{w.moreOptions(step.options.length)}</p>}
        </>
      ) : null}
    </>
  );
}

export function Walk({ root }: { root: string }) {
  const w = whyStrings.value.walk;
  const box = useRef<HTMLElement>(null);
  /** Keys go on where the last one went. */
  const [byKey, setByKey] = useState(false);
  const way = trail.value[0] === root ? trail.value : [root];
  const text = way[way.length - 1]!;
  const stop = useStop(text);
  const go = (next: readonly string[]) => (trail.value = next);
  const failed = stop && "code" in stop ? stop : null;
  const found = stop && !("code" in stop) ? stop : null;

  useEffect(() => {
    if (!byKey || !stop) return;
    const list = box.current?.querySelector<HTMLElement>(".way-go");
    (list ?? box.current?.querySelector<HTMLElement>(".walk-here"))?.focus();
  }, [stop, byKey]);

  /**
   * The list that has the focus goes away: its heading stays, and takes the keys until the next
   * list is there.
   */
  const walkByKey = () => {
    setByKey(true);
    box.current?.querySelector<HTMLElement>(".walk-here")?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (!target || target.closest(".cells")) return;
    const list = [...(box.current?.querySelectorAll<HTMLElement>(".way-go") ?? [])];
    const at = list.findIndex(
      (one) => one === target || one.parentElement === target.parentElement,
    );
    const to = (index: number) => list[Math.max(0, Math.min(list.length - 1, index))]?.focus();
    if (event.key === "ArrowDown") to(at + 1);
    else if (event.key === "ArrowUp") to(at < 0 ? list.length - 1 : at - 1);
    else if (event.key === "Home") to(0);
    else if (event.key === "End") to(list.length - 1);
    else if (event.key === "ArrowRight" && at >= 0) {
      walkByKey();
      list[at]!.click();
    } else if (event.key === "ArrowLeft" && way.length > 1) {
      walkByKey();
      go(way.slice(0, -1));
    } else return;
    event.preventDefault();
  };

  const value = found?.told.value ?? null;
  return (
    <section
      class="why-part walk"
      aria-labelledby="walk-title"
      ref={box}
      onKeyDown={onKeyDown}
      onPointerDown={() => setByKey(false)}
      data-testid="walk"
    >
      <h3 id="walk-title">{w.title}</h3>
      <p class="quiet">
        {w.about}
        <span class="by-keys">
          {gap(w.about)}
          {w.keys}
        </span>
      </p>
      {way.length > 1 ? (
        <nav class="trail" aria-label={w.trail}>
          <ol>
            {way.slice(0, -1).map((step, at) => (
              <li key={at}>
                <button
                  type="button"
                  class="trail-step"
                  data-testid="trail-step"
                  onClick={() => go(way.slice(0, at + 1))}
                >
                  <code translate={false}>{shownText(step)}</code>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div class="walk-node" aria-busy={!stop}>
        <p class="walk-here" tabIndex={-1} data-testid="walk-here" data-position={text}>
          <code translate={false}>{shownText(text)}</code>
          {value !== null ? (
            <span class="chip">{w.worth(formatInteger(value))}</span>
          ) : found?.told.convention === "normal" ? (
            <span class="chip">{w.worthUnknown}</span>
          ) : null}
        </p>
        {failed ? <ErrorNote text={text} error={failed} /> : null}
        {!stop ? <p class="quiet">{placeStrings.value.loading}</p> : null}
        {found ? (
          <Here
            key={text}
            stop={found}
            open={(next) => go([...way, next])}
            replace={(next) => go(way.length > 1 ? [...way.slice(0, -1), next] : [root, next])}
          />
        ) : null}
      </div>
      <p class="walk-buttons">
        {way.length > 1 ? (
          <button
            type="button"
            class="button"
            data-testid="walk-up"
            onClick={() => go(way.slice(0, -1))}
          >
            <Icon name="undo" />
            {w.up}
          </button>
        ) : null}
        {text !== root ? (
          <a class="button" href={hrefOf(text)} data-testid="walk-link">
            <Icon name="go" />
            {w.onBoard}
          </a>
        ) : null}
      </p>
    </section>
  );
}
