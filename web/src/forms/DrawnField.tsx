/**
 * A drawn rule to paint: what stands there, what it becomes, and the board. It writes the texts of
 * rule and state; whether they are a position, the module says.
 */
import { useState } from "preact/hooks";
import { CellSymbol } from "../boards/CellSymbol";
import { IconButton } from "../widgets/IconButton";
import { strings } from "../strings/index";
import {
  isPicture,
  paintable,
  painted,
  paintMove,
  pictureOf,
  ruleText,
  sized,
  textOf,
  variantsOf,
  type Picture,
} from "./drawing";
import type { FieldProps } from "./fields";
import type { DrawnRule } from "../strings/cells";
import "../boards/cells.css";
import { DrawnFlags } from "./DrawnFlags";

const palette = [".", "o", "x", "_", "*"] as const;
const mostCells = 64;

function Cells({
  picture,
  label,
  paint,
}: {
  picture: Picture;
  label: string;
  paint?: (line: number, at: number) => void;
}) {
  const s = strings.value;
  return (
    <div
      class="drawncells-board drawncells-grid drawncells-small"
      role="group"
      aria-label={label}
      style={{ "--columns": picture[0]!.length }}
    >
      {picture.flatMap((line, row) =>
        [...line].map((symbol, at) =>
          paint ? (
            <button
              type="button"
              key={`${row}.${at}`}
              class="drawncell"
              data-symbol={symbol}
              aria-label={s.boards.drawnCell(
                picture.length > 1 ? row + 1 : 0,
                at + 1,
                symbol,
                null,
              )}
              onClick={() => paint(row, at)}
            >
              <CellSymbol symbol={symbol} />
            </button>
          ) : (
            <span key={`${row}.${at}`} class="drawncell">
              <CellSymbol symbol={symbol} />
            </span>
          ),
        ),
      )}
    </div>
  );
}

/** Rows and columns of a picture, more or fewer. */
function Size({
  picture,
  rows,
  resize,
}: {
  picture: Picture;
  rows: boolean;
  resize: (lines: number, width: number) => void;
}) {
  const words = strings.value.forms.drawn;
  const lines = picture.length;
  const width = picture[0]!.length;
  const button = (label: string, icon: "plus" | "minus", to: readonly [number, number]) => (
    <IconButton
      icon={icon}
      label={label}
      disabled={to[0] < 1 || to[1] < 1 || to[0] * to[1] > mostCells}
      onClick={() => resize(to[0], to[1])}
    />
  );
  return (
    <div class="drawn-size">
      <span>{words.columns}</span>
      {button(words.fewerColumns, "minus", [lines, width - 1])}
      {button(words.moreColumns, "plus", [lines, width + 1])}
      {rows ? (
        <>
          <span>{words.rows}</span>
          {button(words.fewerRows, "minus", [lines - 1, width])}
          {button(words.moreRows, "plus", [lines + 1, width])}
        </>
      ) : null}
    </div>
  );
}

export function DrawnField({ draft, info, change }: FieldProps) {
  const words = strings.value.forms.drawn;
  const [brush, setBrush] = useState<string>("o");
  const rule = paintable(draft.rules);
  const grid = info.rulesForm === "drawn-grid";
  if (!rule) return null;
  const board = isPicture(draft.state, false) ? pictureOf(draft.state) : null;
  const put = (next: Partial<DrawnRule>) => change({ rules: ruleText({ ...rule, ...next }) });
  const putMove = (at: number, move: { left: string; right: string }) =>
    put({ moves: rule.moves.map((old, index) => (index === at ? move : old)) });
  const pictures = (name: "never" | "until") => (
    <div class="drawn-flags">
      {rule[name].map((text, at) => {
        const picture = pictureOf(text);
        const set = (next: Picture | null) =>
          put({
            [name]: rule[name].flatMap((old, index) =>
              index !== at ? [old] : next ? [textOf(next)] : [],
            ),
          });
        return (
          <div class="drawn-move" key={at}>
            <span>{words[name]}</span>
            <Cells
              picture={picture}
              label={words[name]}
              paint={(line, cell) => set(painted(picture, line, cell, brush))}
            />
            <Size
              picture={picture}
              rows={grid}
              resize={(lines, width) => set(sized(picture, lines, width, "*"))}
            />
            <IconButton icon="close" label={words.remove} onClick={() => set(null)} />
          </div>
        );
      })}
      <button
        type="button"
        class="chip-button"
        onClick={() => put({ [name]: [...rule[name], "xx"] })}
      >
        {name === "never" ? words.addNever : words.addUntil}
      </button>
    </div>
  );
  return (
    <fieldset class="field drawn" data-testid="drawn">
      <legend>{words.title}</legend>
      <div class="chips drawn-palette" role="group" aria-label={words.palette}>
        {palette.map((symbol) => (
          <button
            type="button"
            key={symbol}
            class="chip-button drawn-brush"
            aria-pressed={brush === symbol}
            data-brush={symbol}
            onClick={() => setBrush(symbol)}
          >
            <span class="drawncell drawncell-sample">
              <CellSymbol symbol={symbol} />
            </span>{" "}
            {words.brush(symbol)}
          </button>
        ))}
      </div>
      {rule.moves.map((move, at) => {
        const [left, right] = [pictureOf(move.left), pictureOf(move.right)];
        const more = variantsOf(move, rule.flip, rule.turn);
        return (
          <div class="drawn-move" key={at} data-move={at + 1}>
            <Cells
              picture={left}
              label={words.left}
              paint={(line, cell) => putMove(at, paintMove(move, "left", line, cell, brush))}
            />
            <span aria-hidden="true">→</span>
            <Cells
              picture={right}
              label={words.right}
              paint={(line, cell) =>
                brush === "*" ? undefined : putMove(at, paintMove(move, "right", line, cell, brush))
              }
            />
            <Size
              picture={left}
              rows={grid}
              resize={(lines, width) =>
                putMove(at, {
                  left: textOf(sized(left, lines, width, ".")),
                  right: textOf(sized(right, lines, width, ".")),
                })
              }
            />
            {rule.moves.length > 1 ? (
              <IconButton
                icon="close"
                label={words.remove}
                onClick={() => put({ moves: rule.moves.filter((_, index) => index !== at) })}
              />
            ) : null}
            <p class="drawn-told">{words.told(move.left, move.right)}</p>
            {more.length > 0 ? (
              <div class="drawn-variants">
                <span>{words.also(rule.flip, rule.turn)}</span>
                {more.map((one) => (
                  <span class="drawn-variant" key={`${one.left}->${one.right}`}>
                    <Cells picture={pictureOf(one.left)} label={one.left} />
                    <span aria-hidden="true">→</span>
                    <Cells picture={pictureOf(one.right)} label={one.right} />
                  </span>
                ))}
              </div>
            ) : null}
          </div>
        );
      })}
      <div class="drawn-flags">
        <button
          type="button"
          class="chip-button"
          onClick={() => put({ moves: [...rule.moves, { left: "o", right: "." }] })}
        >
          {words.addMove}
        </button>
        <DrawnFlags grid={grid} flip={rule.flip} turn={rule.turn} words={words} put={put} />
      </div>
      {pictures("never")}
      {pictures("until")}
      {board ? (
        <div class="drawn-board">
          <span>{words.board}</span>
          <Cells
            picture={board}
            label={words.board}
            paint={(line, at) =>
              brush === "*" ? undefined : change({ state: textOf(painted(board, line, at, brush)) })
            }
          />
          <Size
            picture={board}
            rows={grid}
            resize={(lines, width) =>
              change({ state: textOf(sized(board, lines, width, board[0]![0]!)) })
            }
          />
        </div>
      ) : null}
    </fieldset>
  );
}
