/**
 * Draws the cells of the queen's grid, as many of them as can be seen. Values in, a picture out.
 */

export type Colouring = "outcome" | "value";

/** The cells of the grid that are drawn: columns from the left, rows from above. */
export interface GridPart {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

export interface QueenPicture {
  part: GridPart;
  /** side of a cell in pixels */
  cell: number;
  rows: number;
  columns: number;
  values: Uint16Array | null;
  colouring: Colouring;
  /** where the queen may go */
  aims: readonly (readonly [number, number])[];
  /** a flag stands in the corner: no letter under it */
  flagged: boolean;
}

/** Cells that hold a number. */
const readable = 18;
const tile = 16;

/**
 * What is drawn of a grid that shows through a window: some more on every side, so that a little
 * scrolling draws nothing anew, and no canvas grows beyond what browsers can draw.
 */
export function partOf(
  columns: number,
  rows: number,
  cell: number,
  window: { left: number; top: number; width: number; height: number },
): GridPart {
  const cut = (count: number, from: number, seen: number): [number, number] => {
    const size = Math.min(count, Math.ceil(seen / cell) + 2 * tile);
    const start = Math.floor(from / cell / tile) * tile - tile / 2;
    return [Math.max(0, Math.min(count - size, start)), size];
  };
  const [left, width] = cut(columns, window.left, window.width);
  const [top, height] = cut(rows, window.top, window.height);
  return { left, top, columns: width, rows: height };
}

export function drawQueen(canvas: HTMLCanvasElement, picture: QueenPicture): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { aims, cell, colouring, columns, flagged, part, rows, values } = picture;
  const ratio = Math.min(3, devicePixelRatio || 1);
  canvas.width = Math.round(part.columns * cell * ratio);
  canvas.height = Math.round(part.rows * cell * ratio);
  context.setTransform(ratio, 0, 0, ratio, -part.left * cell * ratio, -part.top * cell * ratio);
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const lane = colour("--lane");
  const edge = colour("--board-edge");
  const ink = colour("--ink");
  const quiet = colour("--ink-2");
  const lose = colour("--lose");
  const onLose = colour("--on-lose");
  const accent = colour("--accent");
  const most = values ? values.reduce((a, b) => Math.max(a, b), 1) : 1;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `${cell >= 30 ? 600 : 550} ${Math.max(9, Math.min(15, cell * 0.42))}px ${getComputedStyle(document.body).fontFamily}`;
  for (let row = part.top; row < part.top + part.rows; row++) {
    for (let x = part.left; x < part.left + part.columns; x++) {
      const left = x * cell;
      const top = row * cell;
      const value = values ? values[(rows - 1 - row) * columns + x]! : null;
      context.globalAlpha = 1;
      context.fillStyle = value === 0 ? lose : lane;
      context.fillRect(left, top, cell, cell);
      if (value !== null && value > 0 && colouring === "value") {
        context.globalAlpha = 0.12 + 0.6 * (value / most);
        context.fillStyle = accent;
        context.fillRect(left, top, cell, cell);
        context.globalAlpha = 1;
      }
      if (cell >= 9) {
        context.strokeStyle = edge;
        context.lineWidth = 1;
        context.strokeRect(left + 0.5, top + 0.5, cell, cell);
      }
      if (flagged && x === 0 && row === rows - 1) continue;
      if (value !== null && cell >= readable && (colouring === "value" || value === 0)) {
        context.fillStyle = value === 0 ? onLose : ink;
        context.fillText(
          value === 0 && colouring === "outcome" ? "P" : String(value),
          left + cell / 2,
          top + cell / 2 + 0.5,
        );
      } else if (value !== null && cell >= 32 && colouring === "outcome") {
        context.fillStyle = quiet;
        context.fillText("N", left + cell / 2, top + cell / 2 + 0.5);
      }
    }
  }
  // Where the queen may go: a frame each.
  context.strokeStyle = accent;
  const small = cell < 8;
  context.lineWidth = small ? 1 : Math.max(1.5, cell / 18);
  const inset = small ? 0.5 : Math.max(1.5, cell * 0.1);
  for (const [x, y] of aims)
    context.strokeRect(
      x * cell + inset,
      (rows - 1 - y) * cell + inset,
      cell - 2 * inset,
      cell - 2 * inset,
    );
}
