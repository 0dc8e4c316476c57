import { gameStrings, playStrings, strings } from "../strings/index";
import { openPanel } from "../state/place";
import { faceComing, wholeWords } from "../state/face";
import { firstPosition } from "../state/firstPosition";
import { programSide, record, subject, view } from "../state/game";
import { embedded } from "../state/embedding";
import { playOnly } from "../state/eye";
import { sent } from "../state/quiz";
import { Eye } from "./Eye";
import { gameTitle } from "../state/title";
import { Icon } from "../widgets/Icon";

/** The game's name and its rule in one sentence. */
export function Heading() {
  const s = strings.value;
  const here = subject.value;
  let title = "Nimber";
  let rule = s.tagline;
  let misere = false;
  if (here.kind === "rule") {
    title = gameStrings(s, here.game).title;
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
    const face = wholeWords.value;
    if (face) {
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
    playOnly.value &&
    !sent.value &&
    wholeWords.value === null &&
    !faceComing.value &&
    (here.kind === "opening" || start === firstPosition) &&
    (here.kind === "opening" || typeof programSide.value === "number")
  ) {
    title = playStrings.value.first.title;
    rule = playStrings.value.first.rule;
  }
  // What may be done is not known before the link is read: then nothing moves aside.
  const tools = here.kind !== "opening";
  return (
    <div class="heading">
      <h1>
        {(here.kind === "broken" ? "" : gameTitle.value) || title}
        {misere ? <span class="chip">{s.edit.misere}</span> : null}
      </h1>
      <p class="rule">{rule}</p>
      <span class="heading-tools">
        {playOnly.value || !tools ? null : (
          <button type="button" class="button edit-button" onClick={() => openPanel("edit")}>
            <Icon name="edit" />
            {s.edit.open}
          </button>
        )}
        {here.kind === "game" && !embedded.value ? <Eye /> : null}
      </span>
    </div>
  );
}
