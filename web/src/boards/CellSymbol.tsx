/** What stands in a cell: o is a stone, x a cross, a dot or a line nothing, all else a letter. */
export function CellSymbol({ symbol }: { symbol: string }) {
  if (symbol === "." || symbol === "_")
    return <span class={`cell-symbol${symbol === "_" ? " cell-line" : ""}`} aria-hidden="true" />;
  if (symbol === "o") return <span class="cell-symbol cell-stone" aria-hidden="true" />;
  if (symbol === "x")
    return (
      <svg class="cell-symbol" viewBox="0 0 20 20" aria-hidden="true">
        <path class="cell-cross" d="M5 5 15 15 M15 5 5 15" />
      </svg>
    );
  return (
    <span class="cell-symbol cell-letter" aria-hidden="true">
      {symbol}
    </span>
  );
}
