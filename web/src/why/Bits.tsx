/** A value in binary; the columns whose bit is set in `odd` are marked. */
export function Bits({ value, width, odd = 0n }: { value: bigint; width: number; odd?: bigint }) {
  const digits = value.toString(2).padStart(width, "0");
  const marks = odd.toString(2).padStart(width, "0");
  return (
    <span class="bits">
      {[...digits].map((digit, at) => (
        <span
          key={at}
          class={`bit${digit === "1" ? " bit-1" : ""}${marks[at] === "1" ? " bit-odd" : ""}`}
        >
          {digit}
        </span>
      ))}
    </span>
  );
}

/** Columns of binary digits that are still read at a glance. */
export const mostBits = 24;
export const bitsOf = (values: readonly bigint[]) =>
  values.reduce((most, value) => Math.max(most, value.toString(2).length), 1);
