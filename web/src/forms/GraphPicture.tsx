/** What stands on the sheet of a drawing: its edges, its vertices, the ground. */
import type { JSX } from "preact";
import { makeStrings } from "../strings/index";
import { groundName } from "../boards/pictureLayout";
import type { Point } from "../boards/layered";
import type { Drawing, Fault, Manner } from "./graphDrawing";
import { radius, type Size } from "./graphSheet";

/** What the module found wrong, in the drawing. */
export type Wrong = Fault | "ground" | null;

const isWrong = (wrong: Wrong, what: Fault) =>
  wrong !== null &&
  wrong !== "ground" &&
  ("edge" in wrong
    ? "edge" in what && wrong.edge === what.edge
    : "vertex" in what && wrong.vertex === what.vertex);

/** The marks of what a line begins and would end at. */
export interface Marks {
  wrong: Wrong;
  chosen: string | null;
  classOf: (name: string) => string;
}

/** What a vertex, or the ground, does when it is pressed, pulled or reached by keys. */
export type Grip = (name: string) => JSX.SVGAttributes<SVGGElement>;

export function Ground(props: { marks: Marks; size: Size; y: number; grip: Grip }) {
  const words = makeStrings.value.editor;
  const { marks, size, y, grip } = props;
  return (
    <g
      class={`edit-ground${marks.classOf(groundName)}${marks.wrong === "ground" ? " edit-wrong" : ""}`}
      role="button"
      tabindex={0}
      aria-pressed={marks.chosen === groundName}
      aria-label={words.ground}
      data-vertex={groundName}
      {...grip(groundName)}
    >
      <path class="edit-ground-hit" d={`M0 ${y + 2}H${size.width}`} />
      <path class="picture-ground" d={`M0 ${y + 2}H${size.width}`} />
    </g>
  );
}

export function Edges(props: {
  id: string;
  drawing: Drawing;
  paths: readonly string[];
  manner: Manner;
  wrong: Wrong;
  /** a press takes one away */
  removable: boolean;
  remove: (edge: number) => void;
}) {
  const words = makeStrings.value.editor;
  const { id, drawing, paths, manner, wrong, removable, remove } = props;
  return (
    <>
      {paths.map((path, at) => {
        const edge = drawing.edges[at]!;

        const take = () => remove(at);
        return (
          <g
            key={`${edge.join("-")} ${at}`}
            class={`edit-edge${removable ? " edit-edge-free" : ""}${isWrong(wrong, { edge: at }) ? " edit-wrong" : ""}`}
            data-edge={edge.join("-")}
            role={removable ? "button" : undefined}
            tabindex={removable ? 0 : undefined}
            aria-label={removable ? words.edge(...edge) : undefined}
            onClick={(event) => {
              if (!removable) return;
              event.stopPropagation();
              take();
            }}
            onKeyDown={(event) => {
              if (!removable || (event.key !== "Enter" && event.key !== " ")) return;
              event.preventDefault();
              take();
            }}
          >
            <path class="edit-hit" d={path} />
            <path
              class="edit-line"
              d={path}
              marker-end={manner.directed ? `url(#${id}-arrow)` : undefined}
            />
          </g>
        );
      })}
    </>
  );
}

export function Vertices(props: {
  drawing: Drawing;
  standing: readonly string[];
  places: ReadonlyMap<string, Point>;
  loose: readonly string[];
  marks: Marks;
  /** the one that the tab key leads to */
  stop: string | undefined;
  grip: Grip;
}) {
  const words = makeStrings.value.editor;
  const { drawing, standing, places, loose, marks, stop, grip } = props;
  return (
    <>
      {standing.map((name) => {
        const at = places.get(name)!;
        const tokens = drawing.tokens.filter((one) => one === name).length;
        const been = drawing.visited.includes(name);
        return (
          <g
            key={name}
            class={`edit-vertex${marks.classOf(name)}${isWrong(marks.wrong, { vertex: name }) ? " edit-wrong" : ""}${loose.includes(name) ? " edit-loose" : ""}${tokens > 0 ? " edit-token" : ""}${been ? " edit-visited" : ""}`}
            transform={`translate(${at.x} ${at.y})`}
            role="button"
            tabindex={name === stop ? 0 : -1}
            aria-pressed={marks.chosen === name}
            aria-label={words.vertex(name, tokens, been)}
            data-vertex={name}
            {...grip(name)}
          >
            <circle class="edit-hit-dot" r={radius + 8} />
            <circle class="edit-dot" r={radius} />
            <text class="edit-name" y="5" text-anchor="middle">
              {name}
            </text>
            {tokens > 1 ? (
              <>
                <circle class="token-count" cx="-13" cy="-13" r="9.5" />
                <text class="token-number" x="-13" y="-9" text-anchor="middle">
                  {tokens}
                </text>
              </>
            ) : null}
          </g>
        );
      })}
    </>
  );
}
