/**
 * The values of a heap and of those below it, with those that one move reaches marked; one heap
 * back or forward.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { games } from "../state/session";
import { IconButton } from "../widgets/IconButton";
import { whyStrings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import type { ValueStep } from "#module/nimber.js";

const mostHeap = 20_000n;
/** How many cells stand before the heap. */
const window = 150;

interface Props {
  rule: string;
  game: string;
  step: ValueStep;
  onOpen: (text: string) => void;
}

export function HeapStrip({ rule, game, step, onOpen }: Props) {
  const w = whyStrings.value.walk;
  const list = useRef<HTMLOListElement>(null);
  const [values, setValues] = useState<Uint32Array | null>(null);
  const drawable =
    step.size <= mostHeap && games.value.some((info) => info.name === game && info.sequence);
  const size = Number(step.size);
  useEffect(() => {
    if (!drawable) return;
    let late = false;
    void engine.sequenceBeside(rule, size + 1).then((answer) => {
      if (!late && !isError(answer)) setValues(answer.values);
    });
    return () => {
      late = true;
    };
  }, [rule, size, drawable]);
  useEffect(() => {
    if (list.current && values) list.current.scrollLeft = list.current.scrollWidth;
  }, [values]);
  if (!drawable || !values) return null;
  const reached = new Set(
    step.options
      .filter((one) => one.move.after.length === 1)
      .map((one) => Number(one.move.after[0])),
  );
  const first = Math.max(0, size - window);
  const cells = Array.from({ length: size - first + 1 }, (_, at) => first + at);
  const open = (heap: number) => onOpen(`${rule}:${heap}`);
  return (
    <div class="heap-strip" data-testid="heap-strip">
      <h4>{w.strip}</h4>
      <p class="quiet">{w.stripAbout}</p>
      <div class="heap-strip-row">
        <IconButton
          icon="minus"
          label={w.back(formatInteger(Math.max(0, size - 1)))}
          testid="heap-back"
          disabled={size === 0}
          onClick={() => open(size - 1)}
        />
        <ol class="cells" ref={list} start={first}>
          {cells.map((heap) => {
            const value = values[heap] ?? 0;
            const here = heap === size;
            const near = reached.has(heap);
            return (
              <li key={heap}>
                <button
                  type="button"
                  class={`cell${value === 0 ? " cell-P" : ""}${here ? " cell-here" : ""}${near ? " cell-near" : ""}`}
                  data-testid="strip-cell"
                  data-n={heap}
                  data-reached={near}
                  aria-current={here ? "true" : undefined}
                  aria-label={w.cell(formatInteger(heap), formatInteger(value), near, here)}
                  onClick={() => open(heap)}
                >
                  <span class="cell-n">{heap}</span>
                  <span class="cell-g">{value}</span>
                  <span class="cell-o" aria-hidden="true">
                    {near ? "●" : ""}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
        <IconButton
          icon="plus"
          label={w.forward(formatInteger(size + 1))}
          testid="heap-forward"
          onClick={() => open(size + 1)}
        />
      </div>
    </div>
  );
}
