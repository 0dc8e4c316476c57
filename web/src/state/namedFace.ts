/**
 * Faces by their names, with the rules of their own positions. Fetched when a face is asked for.
 */
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { fetchedWithFace } from "./face";
import { faceWith, presets, type Face } from "./presets";
import { stringsOf } from "../strings/index";
import { wearsAll } from "./faceFit";

async function faceNamed(name: string | undefined): Promise<Face | null> {
  const preset = presets.find(({ face }) => face?.name === name);
  if (!preset?.face) return null;
  const shown = await engine.read(preset.position);
  if (isError(shown) || shown.kind === "rule") return null;
  return faceWith(
    preset.face,
    shown.terms.map((term) => term.rule),
  );
}

/** The face with its words and its styles at hand; null where there is none of this name. */
export async function faceToShow(name: string): Promise<Face | null> {
  const [face] = await Promise.all([
    faceNamed(name),
    stringsOf("faces"),
    ...fetchedWithFace.map((fetch) => fetch()),
  ]);
  return face;
}

/**
 * The name of the face that a typed text begins with, as in "kayles:10,7"; undefined where there is
 * none, and where the face is for another rule.
 */
export async function faceNamedIn(text: string): Promise<string | undefined> {
  const name = /^\s*([\w-]+)\s*:/.exec(text)?.[1]?.toLowerCase();
  const [shown, face] = await Promise.all([engine.read(text), faceNamed(name)]);
  return face && !isError(shown) && shown.kind !== "rule" && wearsAll(face, shown.terms)
    ? name
    : undefined;
}
