import { over, ply, position, quiz, record, subject, draft } from "../state/game";
import { playStrings, strings, shareStrings } from "../strings/index";
import { Field } from "./Field";
import { hosted, links, puzzleHere } from "./links";
import { linkSize } from "./linkSize";

/** The link, first of all; what is said where it is too long for others, or for anybody. */
export function LinkPart() {
  const s = strings.value;
  const w = shareStrings.value;
  const now = links.value;
  if (!now) return null;
  const size = linkSize(now.whole);
  const moves = now.alone !== null && now.alone !== now.whole;
  return (
    <>
      {size === "too-long" && moves ? (
        <p class="share-warning" data-testid="link-too-long">
          {w.tooLong}
        </p>
      ) : (
        <Field
          name="link"
          label={s.share.link}
          text={now.whole}
          button={s.share.copyLink}
          sends={!quiz.value}
        />
      )}
      {size === "long" ? (
        <p class="share-warning" data-testid="link-long">
          {w.longLink(now.whole.length)}
        </p>
      ) : null}
      {size !== "good" && moves ? (
        <Field
          name="alone"
          label={w.alone}
          text={now.alone!}
          button={s.share.copyLink}
          sends={size === "too-long"}
        />
      ) : null}
      {hosted() ? null : <p class="quiet share-about">{w.onlyHere}</p>}
    </>
  );
}

/** A position as a question: whoever opens it is asked who wins, and for the move. */
export function PuzzleLink() {
  const w = shareStrings.value;
  const now = links.value;
  const asked = puzzleHere.value;
  if (!now || !asked || now.puzzle === null || linkSize(now.puzzle) === "too-long") return null;
  const { kind } = asked;
  return (
    <Field
      name="puzzle"
      label={kind === "now" ? w.puzzle.now(ply.value) : w.puzzle[kind]}
      text={now.puzzle}
      button={strings.value.share.copyLink}
      sends={kind === "set"}
    />
  );
}

/**
 * The game as a link that says whose turn it is, and, from the middle of a game, the link of all of
 * it.
 */
export function GameLinks() {
  const p = playStrings.value;
  const now = links.value;
  if (!now || !record.value) return null;
  const fits = (url: string) => linkSize(url) !== "too-long";
  return (
    <>
      {!over.value && now.turn !== null && fits(now.turn) ? (
        <Field name="turn" label={p.turn.title} text={now.turn} button={p.turn.copy} />
      ) : null}
      {now.ahead !== null && fits(now.ahead) ? (
        <Field
          name="whole"
          label={p.turn.whole}
          text={now.ahead}
          button={strings.value.share.copyLink}
        />
      ) : null}
    </>
  );
}

export function TextPart() {
  const s = strings.value;
  const text = position.value ?? (subject.value.kind === "rule" ? subject.value.rule : draft.value);
  return <Field name="text" label={s.share.text} text={text} button={s.share.copyText} />;
}
