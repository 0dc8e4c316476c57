/** At the end of a game: who won, what decided it, and where to go on. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { toTop } from "../device/toTop";
import { goalStrings, playStrings, strings } from "../strings/index";
import { gap, joined } from "../strings/joined";
import { openText } from "../state/address";
import { eyeOpen } from "../state/eye";
import { asks, mySide, ply, programSide, record, view, watched } from "../state/game";
import { knownView, moveBetween } from "../state/knowledge";
import { winnersHelp, wonByHelp } from "../state/helpedMoves";
import { allJudged, fatalSlip, goBackTo, judgedAt, personLost, type Slip } from "../state/marks";
import { newPosition, search, stopSearch } from "./newPosition";
import { challengeFriend, type Sent } from "./challengeFriend";
import { FriendsButtons } from "./FriendsButtons";
import { HarderButton } from "./HarderButton";
import { nameOf, playerAt, statusLine, winner } from "../state/outcome";
import type { ProgramSide } from "../state/game";
import { setProgramSide } from "../state/opponent";
import { openPlace } from "../state/place";
import { goToStart, newGame } from "../state/moves";
import { path } from "../state/record";
import { newSize } from "../state/settings";
import { Icon } from "../widgets/Icon";
import { KeptBy, movesInWords } from "./KeptBy";
import { firstPosition } from "../state/firstPosition";
import { WhyButton } from "./resultParts";
import { ladder, nextOnLadder, openPuzzle, puzzle } from "./state";
import "./goals.css";

/** After the game that the page opens with: the same trick in a new coat. */
const secondGame = "take/1..10:100";
const secondFace = "count100";

/** The move that gave the game away; without one, the move from which it was held. */
function Decided({ children }: { children: ComponentChildren }) {
  const s = strings.value;
  const p = playStrings.value;
  const r = goalStrings.value.result;
  const slip = fatalSlip.value;
  const here = record.value;
  if (!here) return null;
  const wordsOf = (from: string, to: string) => {
    const move = moveBetween(from, to);
    return move ? s.move(move, { terms: knownView(from)?.terms ?? view.value?.terms ?? [] }) : "…";
  };
  if (slip) {
    const told = p.slip(
      slip.node.ply,
      nameOf(slip.by),
      wordsOf(slip.before.position, slip.node.position),
    );
    const better = movesInWords(slip.wins, slip.before.position);
    return (
      <div class="result-why result-slip" data-testid="slip">
        <p>
          <Icon name="slip" />
          {told}
          {personLost.value ? null : (
            <>
              {gap(told)}
              <span class="quiet">{joined(p.wouldKeep, better)}</span>
            </>
          )}
        </p>
        {children}
        {personLost.value ? <KeptBy moves={better} at={slip.before.position} /> : null}
      </div>
    );
  }
  if (!allJudged.value && !wonByHelp())
    return (
      <>
        <p class="result-why quiet">{p.hints.wait}</p>
        {children}
      </>
    );
  const nodes = path(here);
  const won = winner.value;
  if (wonByHelp())
    return (
      <>
        <p class="result-why" data-testid="by-help">
          {r.byHelp}
        </p>
        {children}
      </>
    );
  const second = judgedAt(nodes[0]!.position)?.outcome === "P" && won === 2;
  const first = nodes.findIndex((_, at) => at > 0 && playerAt(nodes[at - 1]!.ply) === won);
  return (
    <>
      <p class="result-why" data-testid="no-slip">
        {second
          ? p.noSlipSecond
          : first > 0
            ? r.decided(
                nodes[first]!.ply,
                wordsOf(nodes[first - 1]!.position, nodes[first]!.position),
              )
            : p.noSlip}
      </p>
      {children}
    </>
  );
}

/**
 * What comes after this game: the second game of the page, or a number on the ladder; null: no
 * more.
 */
function following(): "second" | number | null {
  const here = record.value;
  const root = here ? path(here)[0]!.position : "";
  const now = puzzle.value;
  if (root === firstPosition && !now) return "second";
  return nextOnLadder(now?.kind === "ladder" ? now.number : 0);
}

function nextName(): string {
  const { ladder: words, result } = goalStrings.value;
  const to = following();
  if (to === null) return words.list;
  if (to === "second") return result.second;
  // From any other game one is led to a place of its own.
  return (puzzle.value ? words.next : result.toPuzzles)(to, ladder.length);
}

async function next(): Promise<void> {
  const to = following();
  if (to === "second") {
    if (!(await openText(secondGame, "gallery", undefined, secondFace))) return;
    if (!eyeOpen.peek()) setProgramSide(1);
    toTop();
    return;
  }
  if (to === null) openPlace("puzzles");
  else if (await openPuzzle("ladder", to)) toTop();
}

function anew(side: ProgramSide): void {
  newGame("start", side);
  toTop();
}

/** Says where it leads. On a list for a class the next board stands below. */
function NextButton({ primary }: { primary: boolean }) {
  if (asks.value.ofList) return null;
  return (
    <button
      type="button"
      class={primary ? "button primary" : "button result-small"}
      data-testid="result-next"
      onClick={() => void next()}
    >
      {nextName()}
      {primary ? <Icon name="go" /> : null}
    </button>
  );
}

/** A link where the browser gives no clipboard: selected, for copying by hand. */
function ByHand({ link }: { link: string }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), [link]);
  return (
    <input
      ref={box}
      class="code"
      readOnly
      value={link}
      aria-label={goalStrings.value.result.friend}
      data-testid="challenge-link"
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/** Who watched a game of others meets the program in the next one. */
const sideAfter = () => (watched.peek() && !eyeOpen.peek() ? 1 : programSide.peek());

function backTo(slip: Slip): void {
  const meets = watched.peek() && !eyeOpen.peek();
  goBackTo(slip);
  if (meets) setProgramSide(slip.by === 1 ? 1 : 0);
}

/** In the card at the end of a game that is no puzzle. */
export function GameVerdict() {
  const p = playStrings.value;
  const r = goalStrings.value.result;
  const [sent, setSent] = useState<Sent | null>(null);
  const told = useRef<HTMLParagraphElement>(null);
  // What became of the link is read without scrolling in the card.
  useEffect(() => {
    if (sent) told.current?.scrollIntoView({ block: "nearest" });
  }, [sent]);
  // Nothing of another search is told here; the one for a new start outlives the card.
  useEffect(stopSearch, []);
  const won = winner.value;
  const here = record.value;
  if (won === null || !here) return null;
  const name = nameOf(won);
  const helped = name === "you" && wonByHelp();
  const { hinted } = winnersHelp.value;
  const slip = fatalSlip.value;
  // Of a game that others played only its slip is there to be mended.
  const lost = personLost.value && (!watched.value || slip !== null);
  const start = path(here)[0]!;
  // Nothing was given away: the other side helps, or another position.
  const fated = lost && !slip && allJudged.value;
  const swap =
    fated && programSide.value === 1 && won === 2 && judgedAt(start.position)?.outcome === "P";
  return (
    <>
      <p class="result-title">
        <b>{helped ? goalStrings.value.puzzle.end.helped : statusLine.value}</b>{" "}
        <span class="quiet">
          {name === "you" && hinted > 0 && !helped
            ? r.movesHinted(ply.value, hinted)
            : r.moves(ply.value)}
        </span>
      </p>
      <Decided>
        {mySide.value !== null ? (
          <FriendsButtons />
        ) : (
          <p class="result-buttons">
            {slip && lost ? (
              <button type="button" class="button primary" onClick={() => backTo(slip)}>
                <Icon name="undo" />
                {p.goBack}
              </button>
            ) : null}
            {swap ? (
              <button type="button" class="button primary" onClick={() => anew(0)}>
                {p.noSlipSwap}
              </button>
            ) : null}
            {fated ? (
              <button
                type="button"
                class={swap ? "button result-small" : "button primary"}
                onClick={() => {
                  goToStart();
                  void newPosition(newSize.peek());
                  toTop();
                }}
              >
                {p.noSlipNew}
              </button>
            ) : null}
            {name === "you" && !helped ? <NextButton primary /> : null}
            <button
              type="button"
              class={(name === "you" && !helped) || lost ? "button result-small" : "button primary"}
              data-testid="rematch"
              onClick={() => anew(sideAfter())}
            >
              <Icon name="again" />
              {watched.value ? strings.value.thumb.game : r.rematch}
            </button>
            {lost ? null : (
              <button
                type="button"
                class="button result-small"
                data-testid="challenge-friend"
                onClick={() => void challengeFriend(r.invite).then(setSent)}
              >
                <Icon name="share" />
                {r.friend}
              </button>
            )}
            {helped ? <NextButton primary={false} /> : null}
            <WhyButton />
            {lost || helped || watched.value ? null : <HarderButton />}
          </p>
        )}
      </Decided>
      {sent?.how === "byHand" ? <ByHand link={sent.link} /> : null}
      <p ref={told} class="quiet result-told" role="status">
        {sent
          ? { copied: r.copied, byHand: r.byHand, sent: "" }[sent.how]
          : search.value === "none"
            ? p.play.none
            : ""}
      </p>
    </>
  );
}
