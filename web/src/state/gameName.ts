/** What the game on the board is called: by its link, by its face, or by its rule. */
import { computed } from "@preact/signals";
import { gameStrings, strings } from "../strings/index";
import { wholeWords } from "./face";
import { view } from "./game";
import { gameTitle } from "./title";

export const gameName = computed(
  () =>
    gameTitle.value ||
    (wholeWords.value?.title ??
      (view.value ? gameStrings(strings.value, view.value.terms[0]!.game).title : "")),
);
