/**
 * An automaton that reads a number, or a pair of them, digit by digit: drawn, or as a table where
 * it is large.
 */
import { useCallback, useEffect, useId, useMemo, useState } from "preact/hooks";
import { automatonPicture, mostStates, stateRadius } from "./automatonPicture";
import { arrowsOf, digitLabel } from "./laws";
import { exploreStrings } from "../strings/index";
import type { LawRecord } from "#module/nimber.js";

type Machine = NonNullable<LawRecord["automaton"]>;

interface Told {
  machine: Machine;
  label: (digit: number) => string;
  told: (value: number) => string;
}

function Table({ machine, label, told }: Told) {
  const s = exploreStrings.value.see;
  return (
    <div class="table-box tall" role="group" aria-label={s.states} tabIndex={0}>
      <table class="values" data-testid="automaton-table">
        <thead>
          <tr>
            <th scope="col">{s.state}</th>
            {machine.next[0]?.map((_, digit) => (
              <th key={digit} scope="col" class="number">
                {label(digit)}
              </th>
            ))}
            <th scope="col" class="number">
              {s.output}
            </th>
          </tr>
        </thead>
        <tbody>
          {machine.next.map((row, state) => (
            <tr key={state}>
              <th scope="row" class="number">
                {state}
              </th>
              {row.map((to, digit) => (
                <td key={digit} class="number">
                  {to < 0 ? "–" : to}
                </td>
              ))}
              <td class="number">{told(machine.out[state]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const roomy = matchMedia("(min-width: 640px)");

function useWide(): boolean {
  const [wide, setWide] = useState(roomy.matches);
  useEffect(() => {
    const look = () => setWide(roomy.matches);
    roomy.addEventListener("change", look);
    return () => roomy.removeEventListener("change", look);
  }, []);
  return wide;
}

interface Props {
  machine: Machine;
  pairs: boolean;
  marks: boolean;
}

export function Automaton({ machine, pairs, marks }: Props) {
  const s = exploreStrings.value.see;
  const tip = useId();
  const count = machine.out.length;
  const { base } = machine;
  const label = useCallback((digit: number) => digitLabel(digit, base, pairs), [base, pairs]);
  const arrows = useMemo(() => arrowsOf(machine.next, label), [machine, label]);
  const wide = useWide();
  const picture = useMemo(
    () => (count <= mostStates ? automatonPicture(count, arrows, wide) : null),
    [count, arrows, wide],
  );
  const told = (value: number) => (marks ? (value === 0 ? "N" : "P") : String(value));
  if (!picture) return <Table machine={machine} label={label} told={told} />;
  const words = arrows.map(({ from, to, digits }) => s.arrow(from, digits, to)).join(" ");
  return (
    <figure class="automaton" data-testid="automaton" data-states={count}>
      <div class="automaton-box" tabIndex={0} role="group" aria-label={s.automaton(count)}>
        <svg
          width={picture.width}
          height={picture.height}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          role="img"
          aria-label={words}
        >
          <defs>
            <marker
              id={tip}
              viewBox="0 0 8 8"
              refX="6"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" />
            </marker>
          </defs>
          {picture.arrows.map(({ path, label }, at) => (
            <g key={at}>
              <path class="automaton-arrow" d={path} marker-end={`url(#${tip})`} />
              <text class="automaton-digit" x={label.x} y={label.y}>
                {arrows[at]!.digits}
              </text>
            </g>
          ))}
          {picture.states.map(({ x, y }, state) => (
            <g key={state} class={state === 0 ? "automaton-start" : ""}>
              {state === 0 ? (
                <path class="automaton-arrow" d={picture.start} marker-end={`url(#${tip})`} />
              ) : null}
              <circle class="automaton-state" cx={x} cy={y} r={stateRadius} />
              <text class="automaton-out" x={x} y={y}>
                {told(machine.out[state]!)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption class="quiet">{s.automatonAbout(machine.lowFirst, wide, pairs)}</figcaption>
    </figure>
  );
}
