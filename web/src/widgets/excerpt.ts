/** A piece of the text around a column (code points from 1), cut in three: before, at, after. */
export function excerpt(text: string, column: number): [string, string, string] {
  // Only a window of a long text is taken apart.
  let start = 0;
  for (let point = 1; point < column && start < text.length; point++)
    start += text.codePointAt(start)! > 0xffff ? 2 : 1;
  const before = [...text.slice(Math.max(0, start - 48), start)].slice(-22);
  const at = text.length > start ? String.fromCodePoint(text.codePointAt(start)!) : "";
  const after = [...text.slice(start + at.length, start + at.length + 48)].slice(0, 14);
  const cutBefore = before.join("").length < start ? "…" : "";
  const cutAfter = start + at.length + after.join("").length < text.length ? "…" : "";
  return [cutBefore + before.join(""), at, after.join("") + cutAfter];
}
