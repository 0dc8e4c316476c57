/**
 * Ten positions of a kind with exactly one winning move each, to be printed with or without
 * answers, or sent as a link.
 */
import { useEffect, useState } from "preact/hooks";
import type { SheetName } from "../links/worksheet";
import { CheckField } from "../widgets/CheckField";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { strings, bookStrings } from "../strings/index";
import { openPlace } from "../state/place";
import { createTable } from "../state/table";
import { TableContext } from "../state/selection";
import { Board } from "../boards/Board";
import { signal } from "@preact/signals";
import type { Face } from "../state/presets";
import type { MoveRecord, PositionView } from "#module/nimber.js";

const writeSheet = ({ seed, size, rule }: SheetName) => `worksheet=${seed}.${size}.${rule}`;
const newSeed = () => 1 + Math.floor(Math.random() * 999_999);

export const openSheet = (sheet: SheetName) => openPlace("book", [writeSheet(sheet)]);
export const firstSheet = (): SheetName => ({ seed: newSeed(), size: 1, rule: "nim" });

const count = 10;

interface Item {
  view: PositionView;
  move: MoveRecord | null;
}

const wideBoards = /^(strip|monks|hill|coins|graph|ground|vertices|edges|walk)$/;
export const needsWidth = (view: PositionView) =>
  view.terms.some((term) => wideBoards.test(term.board));

/** A picture of a position that nobody can play on. */
export function Picture({ view, face = null }: { view: PositionView; face?: Face | null }) {
  const [table] = useState(() => {
    const none = signal(null);
    return createTable({
      position: signal(view.position),
      view: signal(view),
      firstView: signal(view),
      result: none,
      revealed: signal(false),
      lastMove: none,
      face: signal(face),
      programsTurn: signal(true),
      playMove: () => undefined,
    });
  });
  useEffect(() => () => table.dispose(), [table]);
  return (
    <TableContext.Provider value={table}>
      <div class="book-board">
        <Board />
      </div>
    </TableContext.Provider>
  );
}

export function Worksheet({ sheet }: { sheet: SheetName }) {
  const s = bookStrings.value;
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const [answers, setAnswers] = useState(false);
  const { seed, size, rule } = sheet;
  useEffect(() => {
    document.title = `${s.worksheet.title} – Nimber`;
  }, [s]);
  useEffect(() => {
    let current = true;
    setItems(null);
    void (async () => {
      const made = await engine.worksheet(rule, seed, count, size);
      const found: Item[] = [];
      for (const { position, after } of isError(made) ? [] : made.items) {
        const [view, answer] = await Promise.all([
          engine.read(position),
          engine.moveTo(position, after),
        ]);
        if (!isError(view) && view.kind === "position")
          found.push({ view, move: isError(answer) ? null : answer.move });
      }
      if (current) setItems(found);
    })();
    return () => {
      current = false;
    };
  }, [rule, seed, size]);
  const wide = items?.[0] ? needsWidth(items[0].view) : false;
  const kinds = Object.keys(s.worksheet.kinds);
  const sentence = items?.[0]?.view.terms[0]?.sentence;
  return (
    <main class="book book-sheet" data-testid="worksheet">
      <div class="book-sheet-form">
        <h1>{s.worksheet.title}</h1>
        <p class="book-lead">{s.worksheet.about}</p>
        <div class="book-answer">
          <label>
            <span>{s.worksheet.kind}</span>
            <select
              value={rule}
              data-testid="worksheet-kind"
              onChange={(event) => openSheet({ ...sheet, rule: event.currentTarget.value })}
            >
              {kinds.includes(rule) ? null : <option value={rule}>{rule}</option>}
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {s.worksheet.kinds[kind]}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{s.worksheet.size}</span>
            <select
              value={String(size)}
              onChange={(event) => openSheet({ ...sheet, size: Number(event.currentTarget.value) })}
            >
              {["1", "2", "3"].map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class="button"
            data-testid="worksheet-new"
            onClick={() => openSheet({ ...sheet, seed: newSeed() })}
          >
            {s.worksheet.make}
          </button>
          <button type="button" class="button primary" onClick={() => print()}>
            {s.worksheet.print}
          </button>
        </div>
        <CheckField
          class="book-answers"
          testid="worksheet-answers"
          label={s.worksheet.answers}
          checked={answers}
          onCheck={setAnswers}
        />
      </div>
      <div class="book-sheet-head">
        <p>
          <b>{s.worksheet.kinds[rule] ?? rule}</b>
        </p>
        <p>
          {sentence
            ? strings.value.together(
                strings.value.rule(sentence),
                strings.value.ending(sentence, items?.[0]?.view.convention === "misere"),
              )
            : ""}
        </p>
        <p>{s.worksheet.instructions}</p>
        <p class="book-sheet-name">{s.worksheet.name}</p>
      </div>
      {items === null ? <p class="quiet">…</p> : null}
      {items?.length === 0 ? <p>{s.worksheet.none}</p> : null}
      <ol role="list" class={`book-sheet-items${wide ? " book-sheet-wide" : ""}`}>
        {items?.map(({ view, move }) => (
          <li key={view.position} data-testid="worksheet-item" data-position={view.position}>
            <Picture view={view} />
            <p class="book-sheet-answer">
              {s.worksheet.answer}
              {answers && move ? <b>{strings.value.move(move, { terms: view.terms })}</b> : null}
            </p>
          </li>
        ))}
      </ol>
    </main>
  );
}
