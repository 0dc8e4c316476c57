/**
 * Draws a graph by mouse, touch or keyboard: vertices, edges, tokens, the ground. It writes a text;
 * the module reads it and says what is wrong with it.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { ArrowTip } from "../boards/ArrowTip";
import { groundName } from "../boards/pictureLayout";
import { errorSentence, makeStrings, strings } from "../strings/index";
import { GraphImport } from "./GraphImport";
import { GraphItems } from "./GraphItems";
import { Edges, Ground, Vertices, type Marks, type Wrong } from "./GraphPicture";
import { GraphTools, Undoable, type Tool } from "./GraphTools";
import {
  addVertex,
  alone,
  connect,
  faultAt,
  freshName,
  mannerOf,
  nameAt,
  putToken,
  removeEdge,
  removeVertex,
  toggleVisited,
  type Manner,
} from "./graphDrawing";
import {
  edgePaths,
  freePlace,
  groundFromBelow,
  inside,
  layOut,
  nextVertex,
  radius,
  vertexAt,
  type Size,
} from "./graphSheet";
import { useDrawing, type Step } from "./useDrawing";
import type { FieldProps } from "./fields";
import type { Point } from "../boards/layered";
import "../boards/boards.css";

const arrowKeys: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Two presses within so many milliseconds and pixels are one double press. */
const pause = 450;
const near = 24;
/** Less is a press, not a drag. */
const still = 6;
const leastSize: Size = { width: 300, height: 200 };

interface Drag {
  name: string;
  x: number;
  y: number;
  moved: boolean;
  to: Point;
}

/** What the module found wrong, in the drawing. */
function placeOf({ draft, fault }: FieldProps, manner: Manner): Wrong {
  if (!fault) return null;
  if (fault.error.args[0] === "ground") return "ground";
  const text = draft[fault.field];
  if ((fault.field === "rules") === manner.inRules) return faultAt(text, fault.column);
  const name = nameAt(text, fault.column);
  return name === null ? null : { vertex: name };
}

export function GraphEditor(props: FieldProps) {
  const { id, info, fault } = props;
  const s = strings.value;
  const words = makeStrings.value.editor;
  const manner = mannerOf(info)!;
  const [tool, setTool] = useState<Tool>("connect");
  const [chosen, choose] = useState<string | null>(null);
  const [drag, showDrag] = useState<Drag | null>(null);
  // A finger may be on before what it took up is drawn.
  const held = useRef<Drag | null>(null);
  const setDrag = (next: Drag | null) => {
    held.current = next;
    showDrag(next);
  };
  const [focused, setFocused] = useState<string | null>(null);
  const [said, say] = useState<string | null>(null);
  const [least, setLeast] = useState<Size>(leastSize);
  const sheet = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const pressed = useRef({ at: -Infinity, x: 0, y: 0 });
  const dragged = useRef(false);

  useLayoutEffect(() => {
    const box = sheet.current;
    if (box)
      setLeast({
        width: Math.max(leastSize.width, box.clientWidth),
        height: Math.max(leastSize.height, box.clientHeight),
      });
  }, []);
  const draws = useDrawing(props, manner, least);
  const { drawing, stale, many, places, size, may } = draws;

  const act: typeof draws.act = (...given) => {
    say(null);
    draws.act(...given);
  };
  const step = (which: Step) => {
    if (!may[which]) return;
    choose(null);
    say(null);
    draws.step(which);
  };

  const importer = (
    <GraphImport
      onImport={(list) => {
        choose(null);
        draws.replace(
          manner.inRules
            ? { rules: list, state: /^[A-Za-z0-9]+/.exec(list)?.[0] ?? "" }
            : { rules: "", state: list === "" ? "-" : list },
        );
      }}
    />
  );

  if (!drawing) return <p class="quiet">{words.noDrawing}</p>;
  if (many)
    return (
      <fieldset class="field graph-editor">
        <legend class="visually-hidden">{words.label}</legend>
        <div class="graph-tools">
          <Undoable may={may} step={step} />
        </div>
        <p class="quiet">{words.tooBig(drawing.vertices.length, drawing.edges.length)}</p>
        <GraphItems
          drawing={drawing}
          manner={manner}
          put={(next) => {
            const lost = manner.alone ? [] : alone(next, manner);
            act({ ...next, vertices: next.vertices.filter((name) => !lost.includes(name)) });
          }}
        />
        {importer}
      </fieldset>
    );

  const wrong = placeOf(props, manner);
  const groundY = size.height - groundFromBelow;
  const shown = drag?.moved && tool === "move" ? new Map(places).set(drag.name, drag.to) : places;
  const standing = drawing.vertices.filter(
    (name) => shown.has(name) && !(manner.ground && name === groundName),
  );
  const loose = manner.alone ? [] : alone(drawing, manner);
  const paths = edgePaths(drawing, manner, shown, size);

  const toSheet = (event: { clientX: number; clientY: number }): Point => {
    const matrix = svg.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x, y };
  };
  const onto = (point: Point): string | null =>
    vertexAt(new Map(standing.map((name) => [name, shown.get(name)!])), point, radius + 12) ??
    (manner.ground && point.y > groundY - 16 ? groundName : null);

  const add = (at: Point, from: string | null) => {
    const name = freshName(drawing.vertices);
    const next = addVertex(drawing, name);
    act(
      (from === null ? null : connect(next, from, name, manner)) ?? next,
      new Map(places).set(name, at),
    );
    choose(null);
    setFocused(name);
  };
  const join = (from: string, to: string) => {
    const next = connect(drawing, from, to, manner);
    choose(null);
    if (next) act(next);
    else say(from === to ? words.noLoop : words.thereAlready(from, to));
  };
  const tap = (name: string) => {
    say(null);
    if (stale) return;
    if (tool === "token") {
      if (!(manner.ground && name === groundName)) act(putToken(drawing, name, manner));
    } else if (tool === "visited") act(toggleVisited(drawing, name));
    else if (tool === "remove") act(removeVertex(drawing, name, manner));
    else if (chosen === null) choose(name);
    else if (chosen === name || tool === "move") choose(chosen === name ? null : name);
    else join(chosen, name);
  };
  const focusOn = (name: string | null) => {
    if (name === null) return;
    setFocused(name);
    svg.current?.querySelector<SVGElement>(`[data-vertex="${name}"]`)?.focus();
  };
  const onVertexKey = (name: string) => (event: KeyboardEvent) => {
    const way = arrowKeys[event.key];
    if (event.key === "Enter" || event.key === " ") tap(name);
    else if (event.key === "Delete" || event.key === "Backspace") {
      const neighbour = standing.find((one) => one !== name) ?? null;
      act(removeVertex(drawing, name, manner));
      if (!drawing.tokens.includes(name) || manner.tokens === "one") focusOn(neighbour);
    } else if (way && tool === "move" && chosen === name && places.has(name)) {
      const by = event.shiftKey ? 48 : 12;
      const { x, y } = places.get(name)!;
      const to = inside({ x: x + way.x * by, y: y + way.y * by }, size, manner);
      act(drawing, new Map(places).set(name, to));
    } else if (way) {
      const ground = { x: size.width / 2, y: groundY };
      const all = manner.ground ? new Map(shown).set(groundName, ground) : shown;
      focusOn(nextVertex(all, name, way));
    } else return;
    event.preventDefault();
  };
  const grip = (name: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || stale) return;
      dragged.current = false;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      setDrag({ name, x: event.clientX, y: event.clientY, moved: false, to: toSheet(event) });
    },
    onPointerMove: (event: PointerEvent) => {
      const now = held.current;
      if (now?.name !== name || (tool !== "connect" && tool !== "move")) return;
      const moved = now.moved || Math.hypot(event.clientX - now.x, event.clientY - now.y) >= still;
      if (!moved || (tool === "move" && !places.has(name))) return;
      dragged.current = true;
      const to = toSheet(event);
      setDrag({ ...now, moved, to: tool === "move" ? inside(to, size, manner) : to });
    },
    onPointerUp: (event: PointerEvent) => {
      const now = held.current;
      setDrag(null);
      if (!now?.moved || now.name !== name) return;
      if (tool === "move") act(drawing, new Map(places).set(name, now.to));
      else {
        const to = onto(toSheet(event));
        if (to !== null && to !== name) join(name, to);
      }
    },
    onPointerCancel: () => setDrag(null),
    // Chromium asks no shape of a drawing for its touch-action: the sheet would scroll.
    onTouchMove: (event: TouchEvent) => {
      if (event.cancelable) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (dragged.current) dragged.current = false;
      else tap(name);
    },
    onFocus: () => setFocused(name),
    onKeyDown: onVertexKey(name),
  });
  const onSheetClick = (event: MouseEvent) => {
    if (dragged.current) {
      dragged.current = false;
      return;
    }
    choose(null);
    if (stale || (tool !== "connect" && tool !== "move")) return;
    const { at, x, y } = pressed.current;
    const again =
      event.timeStamp - at < pause && Math.hypot(event.clientX - x, event.clientY - y) < near;
    pressed.current = again
      ? { at: -Infinity, x: 0, y: 0 }
      : { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (again) add(inside(toSheet(event), size, manner), null);
  };

  const target = drag?.moved && tool === "connect" ? onto(drag.to) : null;
  const start = drag ? (shown.get(drag.name) ?? { x: drag.to.x, y: groundY }) : { x: 0, y: 0 };
  const stop = focused !== null && standing.includes(focused) ? focused : standing[0];
  const classOf = (name: string) =>
    `${chosen === name || drag?.name === name ? " edit-from" : ""}${target === name ? " edit-to" : ""}`;
  const marks: Marks = { wrong, chosen, classOf };
  return (
    <fieldset
      class="field graph-editor"
      onKeyDown={(event) => {
        if (event.key === "Escape" && (chosen !== null || drag)) {
          choose(null);
          setDrag(null);
        } else if (
          (event.ctrlKey || event.metaKey) &&
          !(event.target instanceof HTMLTextAreaElement)
        ) {
          const letter = event.key.toLowerCase();
          if (letter === "z" && !event.shiftKey) step("undo");
          else if (letter === "y" || letter === "z") step("redo");
          else return;
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <legend class="visually-hidden">{words.label}</legend>
      <GraphTools
        manner={manner}
        tool={tool}
        take={(next) => {
          setTool(next);
          choose(null);
          say(null);
        }}
        may={may}
        step={step}
        stale={stale}
        empty={standing.length === 0}
        chosen={chosen}
        add={() => {
          const from = chosen !== null ? places.get(chosen) : undefined;
          add(freePlace(places, size, manner, from), tool === "connect" ? chosen : null);
        }}
        loop={(vertex) => join(vertex, vertex)}
        tidy={() => {
          const tidy = layOut(drawing, manner, least);
          act(drawing, tidy.places, tidy.size);
        }}
      />
      <p
        class={`graph-about${fault ? " graph-wrong" : " quiet"}`}
        role="status"
        data-testid="graph-said"
        data-wrong={fault ? fault.error.code : ""}
      >
        {fault
          ? errorSentence(s, fault.error)
          : (said ??
            (chosen !== null
              ? tool === "move"
                ? words.moving(chosen)
                : words.from(chosen === groundName && manner.ground ? words.ground : chosen)
              : loose.length > 0
                ? words.loose(loose.join(", "))
                : words.about[tool]))}
      </p>
      <div ref={sheet} class="graph-sheet" data-testid="graph-sheet" data-stale={stale}>
        <svg
          ref={svg}
          class="edit-sheet"
          style={{
            minWidth: `${size.width * 0.6}px`,
            aspectRatio: `${size.width} / ${size.height}`,
          }}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="group"
          aria-label={words.label}
          onClick={onSheetClick}
        >
          <defs>
            <ArrowTip id={`${id}-arrow`} class="arrow-head" size={6.5} />
          </defs>
          {manner.ground ? <Ground marks={marks} size={size} y={groundY} grip={grip} /> : null}
          <Edges
            id={id}
            drawing={drawing}
            paths={paths}
            manner={manner}
            wrong={wrong}
            removable={tool === "remove" && !stale}
            remove={(edge) => act(removeEdge(drawing, edge))}
          />
          {drag?.moved && tool === "connect" ? (
            <path class="edit-rubber" d={`M${start.x} ${start.y}L${drag.to.x} ${drag.to.y}`} />
          ) : null}
          <Vertices
            drawing={drawing}
            standing={standing}
            places={shown}
            loose={loose}
            marks={marks}
            stop={stop}
            grip={grip}
          />
        </svg>
      </div>
      {importer}
    </fieldset>
  );
}
