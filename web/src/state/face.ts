/**
 * The face that a link asks for, as in `as=kayles`: a name, words and a drawing for a rule. The
 * position stays what it is.
 */
import { computed, signal } from "@preact/signals";
import type { Face } from "./presets";
import { faceStrings } from "../strings/index";
import type { FaceWords } from "../strings/faces";
import { without } from "../links/options";
import { asks, view } from "./game";
import { wearsAll } from "./faceFit";
import type { PositionView } from "#module/nimber.js";

/** Those that were asked for, by their names; null where there is none of this name. */
export const faces = signal<ReadonlyMap<string, Face | null>>(new Map());

/** What else is fetched before a face is shown: how the boards draw it. */
export const fetchedWithFace: (() => Promise<unknown>)[] = [];

/** What the link says, whether there is such a face or not. */
export const faceName = computed(() => asks.value.face);

/** The face of the board; null also until its words are there. */
export const face = computed<Face | null>(() => faces.value.get(faceName.value ?? "") ?? null);
/** A name is asked for, and it isn't known yet whether there is such a face. */
export const faceComing = computed(
  () => faceName.value !== null && !faces.value.has(faceName.value),
);

/** Names what is on the board; null where the face is for a part of it, or for none. */
export const wholeFace = computed<Face | null>(() => {
  const shown = view.value;
  return face.value && shown && wearsAll(face.value, shown.terms) ? face.value : null;
});

/** The words of the face that names the board. */
export const wholeWords = computed<FaceWords | null>(() =>
  wholeFace.value ? faceStrings.value.words[wholeFace.value.name] : null,
);

/**
 * The options with the face that fits another position: the one asked for, or the one there is.
 * `shown`: null for none, undefined where it is not known yet.
 */
export function withFace(
  list: readonly string[],
  shown: PositionView | null | undefined,
  asked?: string | null,
): string[] {
  const others = without(list, "as=");
  if (asked !== undefined) return asked === null ? others : [...others, `as=${asked}`];
  const here = face.peek();
  const stays =
    here === null || shown === undefined || (shown !== null && wearsAll(here, shown.terms));
  return stays ? [...list] : others;
}
