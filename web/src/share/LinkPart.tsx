import { copiesTurn } from "../state/place";
import { over, ply, position, programSide, record, subject, draft } from "../state/game";
import { playStrings, strings, shareStrings } from "../strings/index";
import { Field } from "./Field";
import { waitForFriend } from "../state/handOver";
import { programsPly } from "../state/outcome";
import { gameName } from "../state/gameName";
import { fits, hosted, links, puzzleHere, type LinkKind, type Links } from "./links";
import { linkSize } from "./linkSize";

/** What a friend is told beside the link. */
function invitation(kind: LinkKind): string {
  const title = gameName.value;
  const { invite } = shareStrings.value;
  return title && invite[kind === "turn" && over.value ? "ended" : kind](title);
}

interface Shown {
  now: Links;
  /** it is the one that is shown */
  shown: boolean;
}

/** The link, first of all; what is said where it is too long for others, or for anybody. */
function WholeLink({ now, shown }: Shown) {
  const s = strings.value;
  const w = shareStrings.value;
  const size = linkSize(now.whole);
  const moves = now.alone !== null && now.alone !== now.whole;
  const tooLong = size === "too-long" && moves;
  return (
    <>
      {tooLong ? (
        <p class="share-warning" data-testid="link-too-long">
          {w.tooLong}
        </p>
      ) : (
        <Field
          name="link"
          label={s.share.link}
          text={now.whole}
          button={s.share.copyLink}
          first={shown}
          invite={invitation("whole")}
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
          first={shown && tooLong}
        />
      ) : null}
      {hosted() ? null : <p class="quiet share-about">{w.onlyHere}</p>}
    </>
  );
}

/** A position as a question: whoever opens it is asked who wins, and for the move. */
function PuzzleLink({ now, shown }: Shown) {
  const w = shareStrings.value;
  const kind = puzzleHere.value?.kind ?? "now";
  return (
    <Field
      name="puzzle"
      label={kind === "now" ? w.puzzle.now(ply.value) : w.puzzle[kind]}
      text={now.puzzle ?? ""}
      button={strings.value.share.copyLink}
      first={shown}
      invite={invitation("puzzle")}
    />
  );
}

/** A person's move in a game against the program. */
const besideProgram = () =>
  (programSide.value === 0 || programSide.value === 1) && !programsPly.value;

const copied = () => void (copiesTurn.value = false);

/** The game as a link that says whose turn it is; at its end, how it came out. */
function TurnLink({ now, shown }: Shown) {
  const { turn } = playStrings.value;
  return (
    <Field
      name="turn"
      label={turn[over.value ? "ended" : besideProgram() ? "handed" : "title"]}
      text={now.turn ?? ""}
      button={turn.copy}
      first={shown}
      invite={invitation("turn")}
      atOnce={shown && copiesTurn.value ? copied : undefined}
      taken={waitForFriend}
    />
  );
}

export const linkParts = { whole: WholeLink, puzzle: PuzzleLink, turn: TurnLink };

/** From the middle of a game, the link of all of it. */
export function WholeGameLink() {
  const ahead = links.value?.ahead ?? null;
  if (!record.value || ahead === null || !fits(ahead)) return null;
  return (
    <Field
      name="whole"
      label={playStrings.value.turn.whole}
      text={ahead}
      button={strings.value.share.copyLink}
    />
  );
}

export function TextPart() {
  const s = strings.value;
  const text = position.value ?? (subject.value.kind === "rule" ? subject.value.rule : draft.value);
  return <Field name="text" label={s.share.text} text={text} button={s.share.copyText} />;
}
