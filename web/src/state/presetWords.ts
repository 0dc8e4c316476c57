/** What a game of the gallery is called, and its rule in one sentence. */
import { faceStrings, gameStrings, strings } from "../strings/index";
import type { Preset } from "./presets";

export interface PresetWords {
  title: string;
  rule: string;
  /** its name says nothing of the convention */
  misere: boolean;
}

export function presetWords({ face, position }: Preset): PresetWords {
  const s = strings.value;
  const misere = position.endsWith("~misere");
  if (face) {
    const words = faceStrings.value.words[face.name];
    return { title: words.title, rule: words.rule(misere), misere: false };
  }
  const own = gameStrings(s, position.replace(/[/:].*$/, ""));
  return { title: own.title, rule: s.together(own.about, s.ending(null, misere)), misere };
}
