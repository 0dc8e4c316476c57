/** Numbers below the heaps that they belong to: one row a kind of number. */
import { bookStrings } from "../../strings/index";
import type { ComponentChildren } from "preact";
import { TableBox } from "../TableBox";

export interface ValueRow {
  name: string;
  /** what stands under heap n */
  cell: (n: number) => ComponentChildren;
  class?: (n: number) => string;
  /** the row that the others explain */
  main?: boolean;
}

export function ValueTable(props: {
  label: string;
  heaps: number;
  rows: readonly ValueRow[];
  class?: string;
  /** what the heaps' own row is called */
  heap?: string;
}) {
  const heaps = Array.from({ length: props.heaps }, (_, n) => n);
  return (
    <TableBox label={props.label}>
      <table class={`book-strip${props.class ? ` ${props.class}` : ""}`}>
        <tbody>
          <tr>
            <th scope="row">{props.heap ?? bookStrings.value.strip.n}</th>
            {heaps.map((n) => (
              <td key={n}>{n}</td>
            ))}
          </tr>
          {props.rows.map((row) => (
            <tr key={row.name} class={row.main ? "book-strip-values" : undefined}>
              <th scope="row">{row.name}</th>
              {heaps.map((n) => (
                <td key={n} class={row.class?.(n)}>
                  {row.cell(n)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
