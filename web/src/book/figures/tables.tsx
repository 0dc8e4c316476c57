/** Figures that are tables: values of a rule, columns of bits, a window that slides, a grid. */
import { Fold } from "../Fold";
import { useState } from "preact/hooks";
import { bookStrings } from "../../strings/index";
import { Inlines } from "../Inlines";
import { ValueTable } from "./ValueTable";
import { language } from "../../strings/language";
import { gap } from "../../strings/joined";
import type { BlockOf } from "../content";
import { TableBox } from "../TableBox";

export function Strip({ block }: { block: BlockOf<"strip"> }) {
  const { strip } = bookStrings.value;
  const { values } = block;
  const table = (
    <figure class="book-figure">
      <ValueTable
        label={block.rule}
        heaps={values.length}
        rows={[
          {
            name: strip.g,
            main: true,
            cell: (n) => values[n],
            class: (n) => (values[n] === 0 ? "cell-lost" : ""),
          },
          { name: strip.outcome, cell: (n) => (values[n] === 0 ? "P" : "N") },
        ]}
      />
      <figcaption>
        <code class="book-rule" translate={false}>
          {block.rule}
        </code>{" "}
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
  return block.folded ? (
    <Fold testid="folded-table" begins={false} summary={strip.folded}>
      {table}
    </Fold>
  ) : (
    table
  );
}

export function Columns({ block }: { block: BlockOf<"columns"> }) {
  const s = bookStrings.value;
  const odd = [...block.sum.bits].map((bit) => bit === "1");
  return (
    <figure class="book-figure">
      <TableBox label={block.position}>
        <table class="book-columns">
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {s.columns.heap} {row.name}
                </th>
                <td class="book-size">{row.size}</td>
                {[...row.bits].map((bit, at) => (
                  <td
                    key={at}
                    class={`book-bit${bit === "1" ? " book-bit-1" : ""}${odd[at] ? " book-bit-odd" : ""}`}
                  >
                    {bit}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{s.columns.sum}</th>
              <td class="book-size">{block.sum.size}</td>
              {odd.map((is, at) => (
                <td key={at} class={`book-bit${is ? " book-bit-1 book-bit-odd" : ""}`}>
                  {is ? "1" : "0"}
                </td>
              ))}
            </tr>
            <tr class="book-parity">
              <th scope="row" />
              <td />
              {odd.map((is, at) => (
                <td key={at}>{is ? s.columns.odd : s.columns.even}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </TableBox>
      <figcaption>
        <Inlines list={block.caption} />
        {language.value === "zh" ? "" : " "}
        {odd.some(Boolean) ? s.columns.unbalanced : s.columns.balanced}
      </figcaption>
    </figure>
  );
}

/** The proof that a finite set becomes periodic, run: a window slides until one is seen again. */
export function Window({ block }: { block: BlockOf<"window"> }) {
  const s = bookStrings.value;
  const [at, setAt] = useState(0);
  const found = at >= block.again;
  const told = found
    ? s.window.same(block.first, block.again, block.again - block.first)
    : s.window.looking(at);
  return (
    <figure class="book-figure">
      <ValueTable
        label={block.rule}
        class="book-window"
        heaps={block.values.length}
        rows={[
          {
            name: s.strip.g,
            main: true,
            cell: (n) => (n < at + block.width ? block.values[n] : ""),
            class: (n) =>
              `${n >= at && n < at + block.width ? "in-window" : ""} ${
                found && n >= block.first && n < block.first + block.width ? "in-first" : ""
              }`,
          },
        ]}
      />
      <div class="book-tools">
        <button type="button" class="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {s.window.back}
        </button>
        <button type="button" class="button primary" disabled={found} onClick={() => setAt(at + 1)}>
          {s.window.step}
        </button>
      </div>
      <figcaption role="status">
        {told}
        {gap(told)}
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}

export function Grid({ block }: { block: BlockOf<"grid"> }) {
  const s = bookStrings.value;
  const { size, values } = block;
  const steps = Array.from({ length: size }, (_, at) => at);
  return (
    <figure class="book-figure">
      <TableBox label={s.grid.label}>
        <table class="book-grid">
          <thead>
            <tr>
              <td />
              {steps.map((a) => (
                <th key={a} scope="col">
                  {a}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((b) => (
              <tr key={b}>
                <th scope="row">{b}</th>
                {steps.map((a) => {
                  const value = values[b * size + a]!;
                  return (
                    <td
                      key={a}
                      class={value === 0 ? "cell-lost" : ""}
                      title={s.grid.cell(a, b, value)}
                    >
                      {value}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <figcaption>
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}
