/**
 * Where the move leads that is pointed at or chosen: who wins then, what it is worth, and the
 * position. Before it is made.
 */
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";

export function Preview() {
  const s = strings.value;
  const { foreseen, previewed, revealed, valued, view } = useTable();
  const move = previewed.value;
  if (!move) return null;
  const known = foreseen.value?.position === move.position ? foreseen.value : null;
  const value = valued.value ? (known?.value ?? null) : null;
  return (
    <span
      class="preview"
      data-testid="preview"
      data-position={move.position}
      data-outcome={known?.outcome ?? ""}
      data-value={value === null ? "" : value.toString()}
      title={revealed.value ? move.position : undefined}
    >
      {known ? (
        <>
          <span class={`preview-sign sign-${known.outcome}`} aria-hidden="true">
            {known.outcome}
          </span>
          <b class="preview-words">
            {known.outcome === "P"
              ? s.board.moveWins
              : known.outcome === "D"
                ? s.board.moveDraws
                : s.board.moveLoses}
          </b>{" "}
          {value === null ? null : (
            <span class="preview-worth" title={s.board.valueOf(formatInteger(value))}>
              <i aria-hidden="true">g</i>
              <span class="visually-hidden">{s.board.valueOf("")}</span> {formatInteger(value)}
            </span>
          )}{" "}
        </>
      ) : null}
      <code class="preview-position" translate={false}>
        → {(view.value?.terms.length ?? 1) > 1 ? move.position : move.step}
      </code>
    </span>
  );
}
