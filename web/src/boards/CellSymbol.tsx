/** What stands in a cell: o is a stone, x a cross, a dot or a line nothing, all else a letter. */
export function CellSymbol({ symbol }: { symbol: string }) {
  if (symbol === "." || symbol === "_")
    return (
      <span
        class={`drawncell-symbol${symbol === "_" ? " drawncell-line" : ""}`}
        aria-hidden="true"
      />
    );
  if (symbol === "o") return <span class="drawncell-symbol drawncell-stone" aria-hidden="true" />;
  if (symbol === "x")
    return (
      <svg class="drawncell-symbol" viewBox="0 0 20 20" aria-hidden="true">
        <path class="drawncell-cross" d="M5 5 15 15 M15 5 5 15" />
      </svg>
    );
  return (
    <span class="drawncell-symbol drawncell-letter" aria-hidden="true">
      {symbol}
    </span>
  );
}
