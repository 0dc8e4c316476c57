/** The board of a whole position: one picture for each term. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { gameStrings, strings } from "../strings/index";
import { result, revealed, view } from "../state/session";
import { boards, hasHeaps } from "./index";
import { layoutHeaps } from "./layout";
import { leaving } from "./motion";
import type { PositionView, TermView } from "#module/nimber.js";

const headHeight = 26;

/** Heaps as they are drawn: the one that stones are just leaving still has their room. */
function drawnHeaps(term: TermView, number: number): bigint[] {
  const move = leaving.value;
  return term.parts.map((stones, at) =>
    move && move.kind === "take" && move.term === number && move.part === at + 1 && move.after[0] === stones
      ? move.before
      : stones,
  );
}

function Terms({ shown, width, height }: { shown: PositionView; width: number; height: number }) {
  const s = strings.value;
  const sum = shown.terms.length > 1;
  const known = result.value?.position === shown.position && revealed.value ? result.value : null;
  const layout = layoutHeaps(
    shown.terms.map((term, at) => (hasHeaps(term) ? drawnHeaps(term, at + 1) : [])),
    width,
    height - (sum ? shown.terms.length * headHeight : 0),
  );
  let heaps = 1;
  return (
    <>
      {shown.terms.map((term, at) => {
        const firstHeap = heaps;
        if (hasHeaps(term)) heaps += term.parts.length;
        const Picture = boards[term.board];
        const name = gameStrings(s, term.game).title;
        return (
          <section class="term" key={at} aria-label={sum ? s.termTitle(at + 1, name) : name}>
            {sum ? (
              <h3 class="term-head">
                <span class="term-rule">{s.rule(term.sentence) || term.rule}</span>
              </h3>
            ) : null}
            {Picture ? (
              <Picture
                term={term}
                number={at + 1}
                firstHeap={firstHeap}
                components={known?.terms[at]?.components ?? null}
                layout={layout}
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

export function Board() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const width = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const height = element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const shown = view.value;
  return (
    <div class="board" ref={box} id="board">
      {shown && size.width > 0 ? <Terms shown={shown} width={size.width} height={size.height} /> : null}
    </div>
  );
}
