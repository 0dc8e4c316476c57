/**
 * Draws a graph by mouse, touch or keyboard: vertices, edges, tokens, the ground. It writes a text;
 * the module reads it and says what is wrong with it.
 */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ArrowTip } from "../boards/ArrowTip";
import { keepPlaces } from "../boards/drawnPlaces";
import { groundName } from "../boards/pictureLayout";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import { errorSentence, makeStrings, strings } from "../strings/index";
import { GraphImport } from "./GraphImport";
import { GraphItems } from "./GraphItems";
import {
  addVertex,
  alone,
  connect,
  faultAt,
  freshName,
  mannerOf,
  nameAt,
  putToken,
  readDrawing,
  removeEdge,
  removeVertex,
  toggleVisited,
  writeDrawing,
  type Drawing,
  type Fault,
  type Manner,
  type Text,
} from "./graphDrawing";
import {
  edgePaths,
  freePlace,
  groundFromBelow,
  inside,
  layOut,
  mostDrawn,
  mostDrawnEdges,
  nextVertex,
  placesOf,
  radius,
  vertexAt,
  type Places,
  type Size,
} from "./graphSheet";
import { memories, type Memory } from "./graphMemory";
import type { FieldProps } from "./fields";
import type { Point } from "../boards/layered";
import "../styles/boards.css";

type Tool = "connect" | "move" | "token" | "visited" | "remove";

const toolsOf = ({ tokens }: Manner): readonly Tool[] => [
  "connect",
  "move",
  ...(tokens === "none" ? [] : (["token"] as const)),
  ...(tokens === "one" ? (["visited"] as const) : []),
  "remove",
];

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
const mostSteps = 200;
const leastSize: Size = { width: 300, height: 200 };

interface Drag {
  name: string;
  x: number;
  y: number;
  moved: boolean;
  to: Point;
}

/** What the module found wrong, in the drawing. */
function placeOf({ draft, fault }: FieldProps, manner: Manner): Fault | "ground" | null {
  if (!fault) return null;
  if (fault.error.args[0] === "ground") return "ground";
  const text = draft[fault.field];
  if ((fault.field === "rules") === manner.inRules) return faultAt(text, fault.column);
  const name = nameAt(text, fault.column);
  return name === null ? null : { vertex: name };
}

export function GraphEditor(props: FieldProps) {
  const { id, draft, info, change, fault } = props;
  const s = strings.value;
  const words = makeStrings.value.editor;
  const manner = mannerOf(info)!;
  const key = `${id} ${info.name}`;
  const [memory, keep] = useState<Memory>(() => memories.get(key) ?? blank);
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
  const written = useRef<Text>({ rules: draft.rules, state: draft.state });

  const remember = (next: Memory) => {
    memories.set(key, next);
    keep(next);
  };
  useLayoutEffect(() => {
    const box = sheet.current;
    if (box)
      setLeast({
        width: Math.max(leastSize.width, box.clientWidth),
        height: Math.max(leastSize.height, box.clientHeight),
      });
  }, []);
  // What was typed beside the drawing can be undone as well. Seen at once: a key pressed before the
  // next frame would pass for somebody else's text, and what can be redone would be lost.
  useLayoutEffect(() => {
    const { rules, state } = written.current;
    if (rules === draft.rules && state === draft.state) return;
    const before = { ...memory, text: written.current };
    written.current = { rules: draft.rules, state: draft.state };
    remember({ ...memory, undo: [...memory.undo.slice(-mostSteps), before], redo: [] });
    // Only a text of others counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft.rules, draft.state]);

  const read = readDrawing(draft, manner, memory.loose);
  const last = useRef<Drawing | null>(null);
  if (read) last.current = read;
  const drawing = read ?? last.current;
  const many =
    drawing !== null &&
    (drawing.vertices.length > mostDrawn || drawing.edges.length > mostDrawnEdges);
  const names = drawing?.vertices.join() ?? "";
  const { places, size } = useMemo(
    () =>
      drawing && !many
        ? placesOf(drawing, manner, memory.places, memory.size ?? least)
        : { places: memory.places, size: memory.size ?? least },
    // The names say which vertices need a place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [names, many, memory.places, memory.size, least],
  );

  // What was drawn by hand the board shows as it was drawn.
  useLayoutEffect(() => {
    if (!drawing || many || memory.places.size === 0) return;
    keepPlaces(drawing.edges, {
      places,
      ground: manner.ground ? size.height - groundFromBelow : null,
    });
    // The text says all about the edges.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [places, size, draft.rules, draft.state, many]);

  /** One step that can be undone. */
  const act = (next: Drawing, at: Places = places, sized: Size = size) => {
    const text = writeDrawing(next, manner);
    const before = { ...memory, places, size, text: written.current };
    written.current = text;
    remember({
      places: at,
      size: sized,
      loose: alone(next, manner),
      text,
      undo: [...memory.undo.slice(-mostSteps), before],
      redo: [],
    });
    say(null);
    change(text);
  };
  const step = (from: "undo" | "redo", to: "undo" | "redo") => {
    const past = memory[from];
    const target = past[past.length - 1];
    if (!target) return;
    const now = { ...memory, places, size, text: written.current };
    written.current = target.text;
    remember({ ...target, [from]: past.slice(0, -1), [to]: [...memory[to], now] } as Memory);
    choose(null);
    say(null);
    change(target.text);
  };

  const undoable = (
    <>
      <IconButton
        icon="undo"
        label={words.undo}
        testid="graph-undo"
        disabled={memory.undo.length === 0}
        onClick={() => step("undo", "redo")}
      />
      <IconButton
        icon="redo"
        label={words.redo}
        testid="graph-redo"
        disabled={memory.redo.length === 0}
        onClick={() => step("redo", "undo")}
      />
    </>
  );
  const importer = (
    <GraphImport
      onImport={(list) => {
        const text = manner.inRules
          ? { rules: list, state: /^[A-Za-z0-9]+/.exec(list)?.[0] ?? "" }
          : { rules: "", state: list === "" ? "-" : list };
        const before = { ...memory, places, size, text: written.current };
        written.current = text;
        remember({ ...blank, text, undo: [...memory.undo.slice(-mostSteps), before] });
        choose(null);
        change(text);
      }}
    />
  );

  if (!drawing) return <p class="quiet">{words.noDrawing}</p>;
  if (many)
    return (
      <fieldset class="field graph-editor">
        <legend class="visually-hidden">{words.label}</legend>
        <div class="graph-tools">{undoable}</div>
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

  const stale = read === null;
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
  const isWrong = (what: Fault) =>
    wrong !== null &&
    wrong !== "ground" &&
    ("edge" in wrong
      ? "edge" in what && wrong.edge === what.edge
      : "vertex" in what && wrong.vertex === what.vertex);
  const stateOf = (name: string) =>
    `${chosen === name || drag?.name === name ? " edit-from" : ""}${target === name ? " edit-to" : ""}`;
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
          if (letter === "z" && !event.shiftKey) step("undo", "redo");
          else if (letter === "y" || letter === "z") step("redo", "undo");
          else return;
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <legend class="visually-hidden">{words.label}</legend>
      <div class="graph-tools">
        <div class="segments" role="group" aria-label={words.tool}>
          {toolsOf(manner).map((one) => (
            <button
              key={one}
              type="button"
              class="segment"
              data-tool={one}
              aria-pressed={tool === one}
              onClick={() => {
                setTool(one);
                choose(null);
                say(null);
              }}
            >
              {words.tools[one]}
            </button>
          ))}
        </div>
        {undoable}
        <button
          type="button"
          class="button small graph-tool"
          data-testid="add-vertex"
          aria-label={words.addVertex}
          title={words.addVertex}
          disabled={stale}
          onClick={() => {
            const from = chosen !== null ? places.get(chosen) : undefined;
            add(freePlace(places, size, manner, from), tool === "connect" ? chosen : null);
          }}
        >
          <Icon name="plus" />
          <span class="graph-tool-words">{words.addVertex}</span>
        </button>
        {manner.loops && chosen !== null && tool === "connect" ? (
          <button
            type="button"
            class="button small"
            data-testid="add-loop"
            onClick={() => join(chosen, chosen)}
          >
            {words.addLoop(chosen)}
          </button>
        ) : null}
        <button
          type="button"
          class="button small graph-tool"
          data-testid="graph-tidy"
          aria-label={words.tidy}
          title={words.tidy}
          disabled={stale || standing.length === 0}
          onClick={() => {
            const tidy = layOut(drawing, manner, least);
            act(drawing, tidy.places, tidy.size);
          }}
        >
          <Icon name="tidy" />
          <span class="graph-tool-words">{words.tidy}</span>
        </button>
      </div>
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
          {manner.ground ? (
            <g
              class={`edit-ground${stateOf(groundName)}${wrong === "ground" ? " edit-wrong" : ""}`}
              role="button"
              tabindex={0}
              aria-pressed={chosen === groundName}
              aria-label={words.ground}
              data-vertex={groundName}
              {...grip(groundName)}
            >
              <path class="edit-ground-hit" d={`M0 ${groundY + 2}H${size.width}`} />
              <path class="picture-ground" d={`M0 ${groundY + 2}H${size.width}`} />
            </g>
          ) : null}
          {paths.map((path, at) => {
            const edge = drawing.edges[at]!;
            const removes = tool === "remove" && !stale;
            const take = () => act(removeEdge(drawing, at));
            return (
              <g
                key={`${edge.join("-")} ${at}`}
                class={`edit-edge${removes ? " edit-edge-free" : ""}${isWrong({ edge: at }) ? " edit-wrong" : ""}`}
                data-edge={edge.join("-")}
                role={removes ? "button" : undefined}
                tabindex={removes ? 0 : undefined}
                aria-label={removes ? words.edge(...edge) : undefined}
                onClick={(event) => {
                  if (!removes) return;
                  event.stopPropagation();
                  take();
                }}
                onKeyDown={(event) => {
                  if (!removes || (event.key !== "Enter" && event.key !== " ")) return;
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
          {drag?.moved && tool === "connect" ? (
            <path class="edit-rubber" d={`M${start.x} ${start.y}L${drag.to.x} ${drag.to.y}`} />
          ) : null}
          {standing.map((name) => {
            const at = shown.get(name)!;
            const tokens = drawing.tokens.filter((one) => one === name).length;
            const been = drawing.visited.includes(name);
            return (
              <g
                key={name}
                class={`edit-vertex${stateOf(name)}${isWrong({ vertex: name }) ? " edit-wrong" : ""}${loose.includes(name) ? " edit-loose" : ""}${tokens > 0 ? " edit-token" : ""}${been ? " edit-visited" : ""}`}
                transform={`translate(${at.x} ${at.y})`}
                role="button"
                tabindex={name === stop ? 0 : -1}
                aria-pressed={chosen === name}
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
        </svg>
      </div>
      {importer}
    </fieldset>
  );
}

const blank: Memory = {
  places: new Map(),
  size: null,
  loose: [],
  text: { rules: "", state: "" },
  undo: [],
  redo: [],
};
