/** How far the page scrolls at a game's end. Pure. */
const margin = 8;
/** So much of the card is seen whatever the board is like: its verdict and the first button. */
const mostNeeded = 150;

export interface Seen {
  /** of the board, in the window */
  board: { top: number };
  card: { top: number; bottom: number };
  /** where what stands at the foot of the window begins */
  foot: number;
}

/** How far the page scrolls: the board comes first, then as much of the card as there is room. */
export function glideBy({ board, card, foot }: Seen): number {
  const whole = Math.max(0, card.bottom + margin - foot);
  const most = board.top - margin;
  const least = Math.min(card.bottom, card.top + mostNeeded) + margin - foot;
  return Math.max(Math.min(whole, most), least);
}
