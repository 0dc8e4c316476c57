/** Under the board: whose turn it is, or the move that is being chosen; and undo, redo. */
import { useEffect, useRef } from "preact/hooks";
import { playStrings, strings } from "../strings/index";
import { mayUndo, newGame, redo, undo } from "../state/moves";
import { offered, over, paused, ply, programSide, record, view } from "../state/game";
import { stepOn } from "../state/opponent";
import { playOnly } from "../state/eye";
import { folded, unfold } from "../state/folded";
import { hint, mayHint, nextHint } from "../state/hints";
import { canRedo } from "../state/record";
import { lastMoveWords, mover, statusLine, winner } from "../state/outcome";
import { previewed, selection, useTable, type Selection } from "../state/selection";
import { tapTold } from "../state/missedTap";
import { inTurn } from "../boards/choose";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import { isStepped } from "../state/steps";
import { Preview } from "./Preview";
import type { TapKind } from "../strings/more";
import type { MoveRecord } from "#module/nimber.js";

function Status() {
  const s = strings.value;
  const shown = view.value;
  const told = tapTold.value;
  return (
    <div class="status">
      <p class="status-line" data-testid="status">
        <span class="turn" aria-hidden="true" data-player={winner.value ?? mover.value} />
        <b>{statusLine.value}</b>
        {programSide.value === null && shown && !over.value ? (
          <span class="quiet status-player">{s.status.player(mover.value)}</span>
        ) : null}
      </p>
      {told ? (
        <p class="quiet status-last" data-testid="tap-next" data-tap={told.nth}>
          {told.words}
        </p>
      ) : previewed.value ? (
        <p class="quiet status-last">
          {/* In Play a preview tells nothing: the last move stays to be read. */}
          {playOnly.value ? lastMoveWords.value : null}
          <Preview />
        </p>
      ) : lastMoveWords.value ? (
        <p class="quiet status-last">{lastMoveWords.value}</p>
      ) : null}
      {over.value && ply.value === 0 ? (
        <button
          type="button"
          class="button status-again"
          onClick={() => newGame("start", programSide.peek())}
        >
          <Icon name="again" />
          <span class="again-word">{s.status.again}</span>
        </button>
      ) : null}
    </div>
  );
}

/** `empty` stands on it while no move is chosen. */
function PlayButton({ empty }: { empty: string }) {
  const s = strings.value;
  const { playSelection, selection, view } = useTable();
  const move = selection.value?.move;
  const terms = view.value?.terms ?? [];
  return (
    <button type="button" class="button primary confirm" disabled={!move} onClick={playSelection}>
      <span class="confirm-words">
        <span>{move ? s.move(move, { terms }) : empty}</span>
        {move ? <Preview /> : null}
      </span>
    </button>
  );
}

function Amount() {
  const s = strings.value;
  const table = useTable();
  const { clearSelection, playSelection, selection, typeAmount } = table;
  const now = selection.value!;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), [now.term, now.part]);
  const type = (typed: string, smaller?: string) => {
    const answered = typeAmount(typed, smaller);
    inTurn(table, () => answered);
  };
  const wrong = (now.typed !== "" || now.smaller !== "") && now.move === null;
  const label =
    now.asks === "place"
      ? s.boards.toPlace
      : now.asks === "split"
        ? s.boards.takeOf
        : s.board.amount;
  return (
    <form
      class={`amount amount-${now.asks}`}
      onSubmit={(event) => {
        event.preventDefault();
        // The module may still be asked about what was typed last.
        inTurn(table, playSelection);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") clearSelection();
      }}
    >
      <label>
        <span>{label}</span>
        <input
          ref={box}
          inputmode="numeric"
          autocomplete="off"
          value={now.typed ?? ""}
          aria-invalid={wrong}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      {now.asks === "split" ? (
        <label>
          <span>{s.boards.splitOff}</span>
          <input
            inputmode="numeric"
            autocomplete="off"
            value={now.smaller}
            aria-invalid={wrong}
            onInput={(event) => type(now.typed ?? "", event.currentTarget.value)}
          />
        </label>
      ) : null}
      <IconButton icon="close" label={s.board.clear} onClick={clearSelection} />
      <PlayButton empty={wrong ? s.board.notAMove : s.board.playThis} />
    </form>
  );
}

/** What another tap on the board does; null where the buttons say all. */
function tapOf({ move, moves, place, typed }: Selection): TapKind | null {
  if (place) return place.tap;
  if (!move || typed !== null) return null;
  if (move.kind === "paint" || move.kind === "corners") return "again";
  if (move.kind !== "turn") return null;
  const adds = ({ flips }: MoveRecord) =>
    flips.length > move.flips.length && move.flips.every((coin) => flips.includes(coin));
  return moves.some(adds) ? "coins" : "coin";
}

/** The move that is being chosen: more, fewer, play it, or not. */
export function Choosing() {
  const s = strings.value;
  const { clearSelection, selection, takeMore, view } = useTable();
  const now = selection.value;
  if (!now) return null;
  const [first] = now.moves;
  const next = first ? s.nextTap(first, { terms: view.value?.terms ?? [] }) : "";
  const stepped = first !== undefined && isStepped(first);
  const tap = tapOf(now);
  return (
    <div class={tap ? "choosing choosing-told" : "choosing"}>
      {tap ? (
        <p class="choosing-tap" data-testid="tap">
          {s.boards.tap[tap]}
        </p>
      ) : null}
      {now.typed !== null ? (
        <Amount />
      ) : (
        <>
          {stepped ? (
            <IconButton icon="minus" label={s.board.fewer} onClick={() => takeMore(-1)} />
          ) : null}
          <PlayButton empty={next} />
          {stepped ? (
            <IconButton icon="plus" label={s.board.more} onClick={() => takeMore(1)} />
          ) : null}
          <IconButton icon="close" label={s.board.clear} onClick={clearSelection} />
        </>
      )}
    </div>
  );
}

/** While the program plays both sides. */
function WatchButtons() {
  const p = playStrings.value;
  const name = paused.value ? p.watchGo : p.watchPause;
  return (
    <IconButton
      icon={paused.value ? "play" : "pause"}
      label={name}
      testid="pause"
      disabled={over.value}
      onClick={() => (paused.value = !paused.peek())}
    />
  );
}

function HintButton() {
  const p = playStrings.value;
  const name = hint.value ? p.hints.next : p.hints.name;
  return (
    <button
      type="button"
      class={playOnly.value ? "button hint-button" : "icon-button"}
      data-testid="hint-button"
      aria-label={name}
      title={name}
      disabled={!mayHint.value}
      onClick={nextHint}
    >
      <Icon name="bulb" />
      {playOnly.value ? <span>{p.hints.name}</span> : null}
    </button>
  );
}

/** Where the first move is offered to the program. */
const BeginButton = () => (
  <button
    type="button"
    class="button primary let-begin"
    data-testid="let-begin"
    onClick={() => (paused.value = false)}
  >
    {playStrings.value.begins.go}
  </button>
);

export function ActionRow() {
  const watching = programSide.value === "both";
  const now = selection.value;
  // Before a move there is nothing to take back: the first screen is bare.
  const begun = !playOnly.value || (record.value?.nodes.size ?? 1) > 1;
  const choosing = now !== null && (!now.hover || now.typed !== null);
  // It keeps its height: no board changes its size under the last move.
  if (folded.value)
    return (
      <div class="action-row action-folded">
        <Status />
      </div>
    );
  return (
    <div class={`action-row${choosing ? " action-choosing" : ""}`}>
      {choosing ? <Choosing /> : <Status />}
      <div class="history">
        {watching ? <WatchButtons /> : null}
        {begun ? <History watching={watching} /> : null}
        {offered.value ? <BeginButton /> : watching || over.value ? null : <HintButton />}
      </div>
    </div>
  );
}

/** Under the card at a game's end. */
export function Unfold() {
  return (
    <button
      type="button"
      class="unfold"
      data-testid="unfold"
      aria-expanded={false}
      onClick={unfold}
    >
      {playStrings.value.folded}
    </button>
  );
}

function History({ watching }: { watching: boolean }) {
  const s = strings.value;
  const p = playStrings.value;
  const here = record.value;
  return (
    <>
      <IconButton
        icon="undo"
        label={s.board.undo}
        testid="undo"
        disabled={!mayUndo.value}
        onClick={undo}
      />
      <IconButton
        icon={watching ? "step" : "redo"}
        label={watching ? p.watchStep : s.board.redo}
        testid="redo"
        disabled={!here || (watching ? over.value && !canRedo(here) : !canRedo(here))}
        onClick={watching ? stepOn : redo}
      />
    </>
  );
}
