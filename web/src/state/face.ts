/**
 * The face that a link asks for, as in `as=kayles`: a name, words and a drawing for a rule. The
 * position stays what it is.
 */
import { computed, signal } from "@preact/signals";
import type { Face } from "../presets";
import { faceStrings } from "../strings/index";
import type { FaceWords } from "../strings/faces";
import { options, view } from "./game";
import type { PositionView } from "#module/nimber.js";

const faceOption = /^as=/;
/** All that there are; null until they are asked for. */
export const faces = signal<readonly Face[] | null>(null);

/** What the link says, whether there is such a face or not. */
export const faceName = computed(
  () => options.value.find((one) => faceOption.test(one))?.slice(3) ?? null,
);

/** The face of the board; null also until its words are there. */
export const face = computed<Face | null>(
  () => faces.value?.find((one) => one.name === faceName.value) ?? null,
);
/** A name is asked for, and it isn't known yet whether there is such a face. */
export const faceComing = computed(() => faceName.value !== null && faces.value === null);

export const termsOf = (position: string) => position.replace(/~.*$/, "").split("+");
const ruleOf = (term: string | undefined) => term?.slice(0, term.indexOf(":")) ?? "";

/** Is a term shown with this face? A line of numbers ends with the goal and has one heap. */
export function wears(one: Face, term: string, terms: number): boolean {
  if (!one.rules.includes(ruleOf(term))) return false;
  const state = term.slice(term.indexOf(":") + 1);
  return one.goal === 0n || (terms === 1 && /^\d+$/.test(state) && BigInt(state) <= one.goal);
}

/** Is all of a position shown with it, so that the face names it? Canonical texts only. */
export function wearsAll(one: Face, position: string): boolean {
  const terms = termsOf(position);
  return one.rules.length === 1
    ? terms.every((term) => wears(one, term, terms.length))
    : terms.length === one.rules.length &&
        terms.every((term, at) => ruleOf(term) === one.rules[at]);
}

/** The face of one term on the board, of a position that this face may be for. */
export const faceOf = (one: Face | null, shown: PositionView, at: number): Face | null =>
  one !== null && wears(one, shown.terms[at]?.position ?? "", shown.terms.length) ? one : null;

/** Names what is on the board; null where the face is for a part of it, or for none. */
export const wholeFace = computed<Face | null>(() => {
  const shown = view.value;
  return face.value && shown && wearsAll(face.value, shown.position) ? face.value : null;
});

/** The words of the face that names the board. */
export const wholeWords = computed<FaceWords | null>(() =>
  wholeFace.value ? faceStrings.value.words[wholeFace.value.name] : null,
);

/** The options with the face that fits another position: the one asked for, or the one there is. */
export function withFace(
  list: readonly string[],
  position: string | null,
  asked?: string | null,
): string[] {
  const others = list.filter((one) => !faceOption.test(one));
  if (asked !== undefined) return asked === null ? others : [...others, `as=${asked}`];
  const here = face.peek();
  const stays = here === null || (position !== null && wearsAll(here, position));
  return stays ? [...list] : others;
}
