import { gameStrings, playStrings, strings, stringsOf } from "../strings/index";
import { openPanel } from "../state/place";
import { faceComing, wholeWords } from "../state/face";
import { firstPosition } from "../state/firstPosition";
import { asks, programSide, record, subject, view } from "../state/game";
import { embedded } from "../state/embedding";
import { eyeOpen, playOnly } from "../state/eye";
import { puzzling, sent } from "../state/quiz";
import { games } from "../state/session";
import { Eye } from "./Eye";
import { gameTitle } from "../state/title";
import { Icon } from "../widgets/Icon";
import { LeftGame } from "./LeftGame";
import { lazy } from "../widgets/lazy";
import { Word } from "../widgets/Word";

/** Its rule is a code, which has to be read. */
const coded = (game: string) =>
  games.value.find(({ name }) => name === game)?.rulesForm === "octal";

/** As high as what is fetched. */
const PuzzleLine = lazy(
  async () => {
    const [file] = await Promise.all([import("../goals/PuzzleLine"), stringsOf("goals")]);
    return file.PuzzleLine;
  },
  () => <p class="puzzle-line" aria-hidden="true" />,
);

/** Sentences alone are hard to see a drawn rule by. */
const RulePictures = lazy(
  () => import("../boards/RulePictures").then((file) => file.RulePictures),
  () => null,
);

/** The game's name and its rule in one sentence; of a puzzle, which one it is. */
export function Heading() {
  const s = strings.value;
  const here = subject.value;
  let title = "Nimber";
  let rule = s.tagline;
  let misere = false;
  let octal = false;
  let drawn: string | null = null;
  if (here.kind === "rule") {
    title = gameStrings(s, here.game).title;
    octal = coded(here.game);
    rule = s.together(s.rule(here.sentence), s.ending(here.sentence, false));
  } else if (here.kind === "broken") {
    title = s.brokenLink;
    rule = embedded.value ? s.repairElsewhere : s.textStaysForRepair;
  } else if (view.value && !faceComing.value) {
    const { terms, convention } = view.value;
    misere = convention === "misere";
    const first = terms[0]!;
    const one = terms.every((term) => term.rule === first.rule);
    title = one ? gameStrings(s, first.game).title : s.sumTitle(terms.length);
    rule = one
      ? s.together(s.rule(first.sentence), s.ending(first.sentence, misere))
      : s.together(s.sumRule, s.ending(null, misere));
    octal = one && coded(first.game);
    drawn = one && first.board === "cells" ? first.rule : null;
    const face = wholeWords.value;
    if (face) {
      drawn = null;
      octal = false;
      title = face.title;
      rule = face.rule(misere);
    }
    if (sent.value) title = s.play.sentPuzzle;
    if (view.value.sum)
      rule = one
        ? s.together(s.rule(first.sentence), s.several.rule(view.value.sum))
        : s.several.rule(view.value.sum);
  }
  // The game that the page opens with: nothing unexplained stands over it.
  const start = record.value?.nodes.get(record.value.root)?.position;
  if (
    !puzzling.value &&
    wholeWords.value === null &&
    !faceComing.value &&
    (here.kind === "opening" || (here.kind === "game" && start === firstPosition))
  ) {
    title = playStrings.value.first.title;
    if (playOnly.value && (here.kind === "opening" || typeof programSide.value === "number"))
      rule = playStrings.value.first.rule;
  }
  // What may be done is not known before the link is read: then nothing moves aside.
  const tools = here.kind !== "opening";
  const name = (here.kind === "broken" ? "" : gameTitle.value) || title;
  // On somebody else's page there is no list to go back to.
  const lined = puzzling.value && !asks.value.projector && !(embedded.value && sent.value);
  return (
    <>
      {lined && here.kind === "game" ? <PuzzleLine name={name} /> : null}
      <div class="heading">
        <LeftGame />
        <h1>
          {name}
          {misere ? (
            <span class="chip">
              <Word name="misere">{s.edit.misere}</Word>
            </span>
          ) : null}
        </h1>
        <p class="rule">
          {rule}
          {octal ? <Word name="octal" /> : null}
        </p>
        {drawn === null ? null : <RulePictures rule={drawn} />}
        <span class="heading-tools">
          {playOnly.value || !tools ? null : (
            <button type="button" class="button edit-button" onClick={() => openPanel("edit")}>
              <Icon name="edit" />
              {s.edit.open}
            </button>
          )}
          {here.kind === "game" && !embedded.value ? (
            <>
              {eyeOpen.value ? null : <Word name="eye" />}
              <Eye />
            </>
          ) : null}
        </span>
      </div>
    </>
  );
}
