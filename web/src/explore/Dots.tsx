/** The first values as dots, with three turns of the period shaded. A picture, not a tool. */
import { useEffect, useRef, useState } from "preact/hooks";
import { ticks } from "./series";
import { exploreStrings } from "../strings/index";

const most = 50;
const turns = 3;
const [height, bottom, top, left] = [150, 24, 12, 30];

export function Dots({
  values,
  first,
  marks,
  period,
}: {
  values: ArrayLike<number>;
  first: number;
  /** 1 where the player to move loses, 0 where they win */
  marks: boolean;
  period: { preperiod: number; period: number } | null;
}) {
  const s = exploreStrings.value.sheet;
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current!;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const list = Array.from({ length: Math.min(most, values.length) }, (_, at) => values[at]!);
  const highest = Math.max(1, ...list);
  const step = Math.max(1, width - left - 8) / Math.max(1, list.length);
  const x = (at: number) => left + (at + 0.5) * step;
  const y = (value: number) => height - bottom - (value / highest) * (height - bottom - top);
  const radius = Math.max(1.8, Math.min(5, step * 0.32));
  const bands = Array.from({ length: period && period.period > 0 ? turns : 0 }, (_, turn) => {
    const from = period!.preperiod - first + turn * period!.period;
    return [Math.max(0, from), Math.min(list.length, from + period!.period)] as const;
  }).filter(([from, to]) => from < to);
  const told = list.map((value) => (marks ? (value === 1 ? "P" : "N") : String(value)));
  return (
    <figure class="dots" data-testid="dots" data-period={period?.period ?? ""}>
      <div ref={box}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={s.dots(first, told.join(marks ? "" : ", "))}
        >
          {bands.map(([from, to], turn) => (
            <rect
              key={from}
              class={turn % 2 === 0 ? "dots-turn" : "dots-turn other"}
              x={left + from * step}
              y={0}
              width={(to - from) * step}
              height={height - bottom}
            />
          ))}
          {(marks ? [0, 1] : ticks(0, highest, 4)).map((value) => (
            <g key={value}>
              <line class="dots-line" x1={left} x2={width} y1={y(value)} y2={y(value)} />
              <text class="dots-label end" x={left - 8} y={y(value) + 4}>
                {marks ? (value === 1 ? "P" : "N") : value}
              </text>
            </g>
          ))}
          {ticks(0, list.length - 1, width > 500 ? 10 : 5).map((at) => (
            <text key={at} class="dots-label" x={x(at)} y={height - 6}>
              {first + at}
            </text>
          ))}
          {list.map((value, at) => (
            <circle
              key={at}
              class={value === (marks ? 1 : 0) ? "dot lost" : "dot"}
              cx={x(at)}
              cy={y(value)}
              r={radius}
            />
          ))}
        </svg>
      </div>
      <figcaption class="quiet">{s.dotsAbout(marks, bands.length > 0)}</figcaption>
    </figure>
  );
}
