// Boards of arguments: dominoes on empty boards, and queens that may not see each other.

export const board = (rows, columns) => Array(rows).fill(".".repeat(columns)).join("/");
export const cram = (rows, columns) => `grid/..->oo;turn:${board(rows, columns)}`;

/** The lines of a graph: a square for each vertex, a line where two queens would see each other. */
export function queens(side) {
  const lines = [];
  for (let a = 0; a < side * side; a += 1) {
    for (let b = a + 1; b < side * side; b += 1) {
      const rows = Math.floor(b / side) - Math.floor(a / side);
      const columns = (b % side) - (a % side);
      if (rows === 0 || columns === 0 || rows === Math.abs(columns)) lines.push(`v${a} v${b}`);
    }
  }
  return lines.join("\n");
}
