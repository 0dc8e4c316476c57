/** What the game on the board is called: by its link, by its face, or by its rule. */
import { computed } from "@preact/signals";
import { gameStrings, playStrings, strings } from "../strings/index";
import { wholeWords } from "./face";
import { firstPosition } from "./firstPosition";
import { record, view } from "./game";
import { gameTitle } from "./title";

/** The name of the game that the page opens with, where it is on the board; else null. */
const firstName = computed(() =>
  record.value?.nodes.get(record.value.root)?.position === firstPosition
    ? playStrings.value.first.title
    : null,
);

export const gameName = computed(
  () =>
    gameTitle.value ||
    (wholeWords.value?.title ??
      firstName.value ??
      (view.value ? gameStrings(strings.value, view.value.terms[0]!.game).title : "")),
);
