/**
 * The drawing of a graph in a form: read from the form's text and written back to it, with every
 * step kept so that it can be undone.
 */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { keepPlaces } from "../boards/drawnPlaces";
import type { FieldProps } from "./fields";
import {
  alone,
  readDrawing,
  writeDrawing,
  type Drawing,
  type Manner,
  type Text,
} from "./graphDrawing";
import { memories, type Memory } from "./graphMemory";
import {
  groundFromBelow,
  mostDrawn,
  mostDrawnEdges,
  placesOf,
  type Places,
  type Size,
} from "./graphSheet";

const mostSteps = 200;

const blank: Memory = {
  places: new Map(),
  size: null,
  loose: [],
  text: { rules: "", state: "" },
  undo: [],
  redo: [],
};

export type Step = "undo" | "redo";

/** `least`: the size of a sheet that has room for no more. */
export function useDrawing({ id, draft, info, change }: FieldProps, manner: Manner, least: Size) {
  const key = `${id} ${info.name}`;
  const [memory, keep] = useState<Memory>(() => memories.get(key) ?? blank);
  const written = useRef<Text>({ rules: draft.rules, state: draft.state });

  const remember = (next: Memory) => {
    memories.set(key, next);
    keep(next);
  };
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
    change(text);
  };
  /** Back along the steps, or on along those that were undone. */
  const step = (from: Step) => {
    const to = from === "undo" ? "redo" : "undo";
    const past = memory[from];
    const target = past[past.length - 1];
    if (!target) return;
    const now = { ...memory, places, size, text: written.current };
    written.current = target.text;
    remember({ ...target, [from]: past.slice(0, -1), [to]: [...memory[to], now] } as Memory);
    change(target.text);
  };
  /** Another text in place of the drawing. */
  const replace = (text: Text) => {
    const before = { ...memory, places, size, text: written.current };
    written.current = text;
    remember({ ...blank, text, undo: [...memory.undo.slice(-mostSteps), before] });
    change(text);
  };

  return {
    drawing,
    /** the text can't be read: what is drawn is the last one that could */
    stale: read === null,
    many,
    places,
    size,
    act,
    step,
    may: { undo: memory.undo.length > 0, redo: memory.redo.length > 0 },
    replace,
  };
}
