/** The board of a whole position: one picture for each term. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { gameStrings, strings } from "../strings/index";
import { faceComing } from "../state/face";
import { faceOf } from "../state/faceFit";
import { useTable } from "../state/selection";
import { Cues, useMore } from "./Cues";
import { heapsOf, isFolded, roomFor } from "./heapCount";
import { BarBoard, boards, CountBoard } from "./index";
import { byStyle, jointHeight, layoutHeaps } from "./layout";
import type { Pieces } from "../state/presets";
import type { PositionView } from "#module/nimber.js";

/** What is said below heaps of which only so much may be taken. */
const limitHeight = 32;
/** What heaps that people wrote can become, which is listed below them: of a phone two lines. */
const resultsHeight = { wide: 56, narrow: 112 };
const narrow = 460;
/** What a game beside heaps takes at least: a row of squares or coins. */
const leastBeside = 92;
/** How much higher than wide a piece is drawn. */
const tallness: Partial<Record<Pieces, number>> = {
  skittles: 1.5,
  pawns: 1.9,
  matches: 1.7,
  strokes: 1.5,
};

/** Of the line above a term of a sum, which says its rule; about what its text takes. */
function headHeight(rule: string, width: number): number {
  const long = [...rule].reduce((sum, sign) => sum + (sign > "\u2e80" ? 13 : 7.3), 0);
  return rule === "" ? 0 : 8 + 18 * Math.ceil(long / Math.max(1, width - 8));
}

interface Room {
  shown: PositionView;
  width: number;
  height: number;
  styled: boolean;
}

function Terms({ shown, width, height, styled }: Room) {
  const s = strings.value;
  const { face, firstView, result, revealed, valued } = useTable();
  const faces = shown.terms.map((_, at) => faceOf(face.value, shown, at));
  const piecesOf = (at: number) =>
    faces[at]?.pieces?.rule === shown.terms[at]!.rule ? faces[at].pieces.kind : undefined;
  const sum = shown.terms.length > 1;
  const rules = shown.terms.map((term) => (sum ? s.rule(term.sentence) || term.rule : ""));
  const heads = rules.reduce((height, rule) => height + headHeight(rule, width), 0);
  const known = result.value?.position === shown.position && revealed.value ? result.value : null;
  const limits = shown.terms.filter(({ board }) => board === "limited").length * limitHeight;
  const listed = shown.terms.filter(({ board, heaps }) => board === "numbers" && heaps > 0).length;
  const results = listed * resultsHeight[width < narrow ? "narrow" : "wide"];
  const room = height - heads - limits - results;
  const others = sum ? shown.terms.filter(({ heaps }) => heaps === 0).length : 0;
  const besides = others * Math.max(leastBeside, room / shown.terms.length);
  const layout = styled
    ? byStyle
    : layoutHeaps(
        shown.terms.map((term, at) =>
          roomFor(term, firstView.value?.terms[at]).filter(
            (_, heap) => !isFolded(shown, firstView.value, at + 1, heap + 1),
          ),
        ),
        width,
        room - besides,
        Math.max(1, ...shown.terms.map((_, at) => tallness[piecesOf(at)!] ?? 1)),
        shown.terms.some((_, at) => piecesOf(at) !== undefined),
        shown.terms.some(({ splits }, at) => splits && piecesOf(at) !== undefined)
          ? jointHeight
          : undefined,
      );
  const largest = shown.terms
    .flatMap(heapsOf)
    .reduce((most, stones) => (stones > most ? stones : most), 0n);
  return (
    <>
      {shown.terms.map((term, at) => {
        const own = faces[at] ?? null;
        const Picture = own?.bar
          ? BarBoard
          : own && own.goal > 0n
            ? CountBoard
            : boards[term.board];
        const name = gameStrings(s, term.game).title;
        return (
          <section
            class="term"
            // The pieces of one game do not walk to the places of another one's.
            key={`${at}${term.game}`}
            data-term={at + 1}
            aria-label={sum ? s.termTitle(at + 1, name) : name}
            data-pieces={piecesOf(at)}
          >
            {sum ? (
              <h2 class="term-head">
                <span class="term-rule">{rules[at]}</span>
              </h2>
            ) : null}
            {Picture ? (
              <Picture
                term={term}
                number={at + 1}
                components={(valued.value && known?.terms[at]?.components) || null}
                layout={layout}
                largest={largest}
                room={{
                  width,
                  height:
                    sum && term.heaps === 0
                      ? Math.max(leastBeside, (room - layout.height) / others)
                      : (height - heads) / shown.terms.length,
                }}
              />
            ) : (
              <p class="quiet">
                <code>{term.position}</code> {s.board.noPicture}
              </p>
            )}
          </section>
        );
      })}
    </>
  );
}

/** `styled`: laid out by styles alone. */
export function Board({ id, styled = false }: { id?: string; styled?: boolean }) {
  const { face, mayMove, view } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const more = useMore(box);
  const [scrolls, setScrolls] = useState(false);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const width =
        element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      // On a wide page the board is as high as its heaps, up to a limit; on a phone it has the room
      // that is left.
      const most = parseFloat(style.getPropertyValue("--room") || style.maxHeight);
      const room = Number.isNaN(most) ? element.clientHeight : most;
      const height = room - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  const shown = view.value;
  const may = mayMove.value;
  const look = (shown && faceOf(face.value, shown, 0)?.name) ?? shown?.terms[0]?.board;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    setScrolls(
      element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
    );
  }, [shown, may, size]);
  // While no stone can be taken, none takes the focus. Then the board does, so that keys scroll it.
  const stop = scrolls && !may;
  return (
    <div
      class="board"
      data-look={look}
      ref={box}
      id={id}
      data-position={shown?.position}
      data-more={more}
      tabIndex={stop ? 0 : undefined}
      role={stop ? "group" : undefined}
      aria-label={stop ? strings.value.board.label : undefined}
    >
      {/* A face that is asked for is waited for: the board would change its shape. */}
      {shown && !(id && faceComing.value) && (styled || size.width > 0) ? (
        <Terms shown={shown} width={size.width} height={size.height} styled={styled} />
      ) : null}
      <div class="board-cues">
        <Cues more={more} box={box} />
      </div>
    </div>
  );
}
