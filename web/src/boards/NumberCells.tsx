import { useTable } from "../state/selection";
import { strings } from "../strings/index";
import { named } from "../strings/joined";
import { formatInteger } from "../strings/numbers";
import { byMouse, chooser, usePreview } from "./choose";
import { usePartKeys, type PartProps } from "./NumberLanes";
import { movesOfCell } from "./results";

/** A row: cells with their numbers, stones where none is larger than 1. */
export function NumberCells({ number, part, numbers, moves }: PartProps) {
  const s = strings.value;
  const table = useTable();
  const { isSelected, mayMove, selection } = table;
  const { choose, hover, unhover } = chooser(table);
  const preview = usePreview(number);
  const onKeyDown = usePartKeys(number, part);
  const place = { term: number, part };
  const shown = preview?.part === part ? preview : null;
  const left = shown?.leaves.length === 1 ? shown.leaves[0]! : null;
  const same = left?.length === numbers.length;
  const stones = numbers.every((n) => n <= 1n);
  const chosen = isSelected(place) ? selection.value : null;
  const words = named(s.boards.partTitle(part), numbers.map(formatInteger).join(", "));
  return (
    <div
      class={`numbercells${chosen && !chosen.hover ? " numbercells-chosen" : ""}`}
      role="slider"
      tabIndex={mayMove.value && moves.length > 0 ? 0 : -1}
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, moves.length)}
      aria-valuenow={chosen?.move ? moves.indexOf(chosen.move) + 1 : 0}
      aria-valuetext={
        chosen?.move ? s.move(chosen.move, { terms: table.view.value?.terms ?? [] }) : words
      }
      aria-disabled={!mayMove.value}
      data-part={part}
      onKeyDown={onKeyDown}
      onBlur={unhover}
      onPointerLeave={unhover}
    >
      {numbers.map((n, at) => {
        const now = same ? left[at]! : n;
        const changes = shown !== null && (!same || now !== n);
        const here = () => movesOfCell(moves, numbers, at);
        return (
          <span
            key={at}
            class={`numbercell${changes ? " numbercell-changes" : ""}`}
            data-cell={at + 1}
            onPointerMove={(event) => {
              if (event.pointerType !== "mouse" || !mayMove.peek()) return;
              const [move, ...more] = here();
              if (move && more.length === 0) hover(place, here(), move);
              else unhover();
            }}
            onClick={(event) => {
              if (!mayMove.peek()) return;
              const list = here();
              if (list.length === 1) choose(place, list, list[0]!, byMouse(event));
              else if (list.length > 1) table.select(place, list, null, false);
            }}
          >
            <span class="numbercell-number" aria-hidden="true">
              {at + 1}
            </span>
            {stones ? (
              <span class={`numbercell-stone${now === 1n ? " numbercell-full" : ""}`} />
            ) : (
              <b>{formatInteger(now)}</b>
            )}
          </span>
        );
      })}
    </div>
  );
}
