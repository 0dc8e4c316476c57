/**
 * The game of one board of the book: its own record, independent of the Board place and of every
 * other board.
 */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { createTable } from "../state/table";
import type { AnalysisRecord, MoveRecord, PositionView } from "#module/nimber.js";

interface Played {
  move: MoveRecord;
  from: PositionView;
  by: "person" | "program";
}

export interface BookGameOptions {
  /** the program answers the reader's moves */
  answers: boolean;
  /** the verdict is told from the start */
  open: boolean;
  /** values are told with it */
  valued?: boolean;
  /** called before a move of the reader is played; false keeps it from being played */
  onMove?: (move: MoveRecord, result: AnalysisRecord | null) => void;
}

const answerDelay = 500;

export type BookGame = ReturnType<typeof createBookGame>;

export function createBookGame(start: string, settings: BookGameOptions) {
  const texts = signal<readonly string[]>([start]);
  const position = computed<string | null>(() => texts.value[texts.value.length - 1]!);
  const view = signal<PositionView | null>(null);
  const firstView = signal<PositionView | null>(null);
  const answer = signal<AnalysisRecord | null>(null);
  const result = computed(() => (answer.value?.position === position.value ? answer.value : null));
  const revealed = signal(settings.open);
  const lastMove = signal<Played | null>(null);
  const answers = signal(settings.answers);
  /** the reader moves at even plies, or at odd ones after the program opened */
  const thinking = signal(false);
  const touched = computed(() => texts.value.length > 1);

  function play(move: MoveRecord, by: "person" | "program"): void {
    const from = view.peek();
    if (!from || from.position !== position.peek()) return;
    if (by === "person") settings.onMove?.(move, result.peek());
    batch(() => {
      lastMove.value = { move, from, by };
      texts.value = [...texts.peek(), move.position];
    });
    if (by === "person" && answers.peek()) void programMoves(move.position);
  }

  async function programMoves(text: string): Promise<void> {
    thinking.value = true;
    const begun = performance.now();
    const reply = await engine.replyBeside(text, Math.floor(Math.random() * 0x7fffffff));
    const pause = answerDelay - (performance.now() - begun);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (position.peek() !== text) return;
    thinking.value = false;
    if (!isError(reply) && reply.move) play(reply.move, "program");
  }

  const stop = effect(() => {
    const text = position.value;
    if (text === null) return;
    untracked(() => {
      void engine.read(text).then((read) => {
        if (isError(read) || read.kind !== "position" || position.peek() !== text) return;
        batch(() => {
          view.value = read;
          firstView.value ??= read;
        });
      });
      void engine.analyzeBeside(text).then((known) => {
        if (!isError(known) && position.peek() === text) answer.value = known;
      });
    });
  });

  const table = createTable({
    position,
    view,
    firstView,
    result,
    revealed,
    valued: computed(() => revealed.value && settings.valued !== false),
    lastMove,
    programsTurn: thinking,
    playMove: (move) => play(move, "person"),
  });

  return {
    table,
    position,
    view,
    result,
    revealed,
    lastMove,
    answers,
    thinking,
    touched,
    play: (move: MoveRecord) => play(move, "person"),
    reset() {
      batch(() => {
        thinking.value = false;
        lastMove.value = null;
        texts.value = [start];
      });
    },
    /** Back to the reader's last turn. */
    undo() {
      const now = texts.peek();
      if (now.length < 2) return;
      const back = lastMove.peek()?.by === "program" && now.length > 2 ? 2 : 1;
      batch(() => {
        thinking.value = false;
        lastMove.value = null;
        texts.value = now.slice(0, -back);
      });
    },
    dispose() {
      stop();
      table.dispose();
    },
  };
}
