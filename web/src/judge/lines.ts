/** Lines of a judge's output. Pure. Lines and columns count from 1. */

/** The answer of one case: from where it begins to where the next one does. */
export function answerOf(
  lines: readonly string[],
  at: { line: number; column: number },
  next: { line: number; column: number } | null,
): string {
  const parts: string[] = [];
  const last = next ? next.line : lines.length;
  for (let line = at.line; line <= last; line++) {
    const text = lines[line - 1] ?? "";
    const from = line === at.line ? at.column - 1 : 0;
    const to = next && line === next.line ? next.column - 1 : text.length;
    parts.push(text.slice(from, to));
  }
  while (parts.length > 1 && parts[parts.length - 1] === "") parts.pop();
  return parts.join("\n");
}

/** A long line around a column. */
export function around(line: string | undefined, column: number, width = 60): string {
  if (line === undefined) return "";
  const from = Math.max(0, column - 1 - Math.floor(width / 2));
  const cut = line.slice(from, from + width);
  return `${from > 0 ? "…" : ""}${cut}${from + width < line.length ? "…" : ""}`;
}
