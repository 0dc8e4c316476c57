/** Calculating with nimbers, and their multiplication table as a picture. */
import { useEffect, useRef, useState } from "preact/hooks";
import * as ask from "../engine/asking";
import { Examples, LineForm } from "./fields";
import { exploreStrings } from "../strings/index";
import { useTyped } from "../widgets/useTyped";
import { setByHand, type Asked } from "./state";
import { colourOf, useTheme, valueColour } from "./useTheme";
import { useWork, WorkNote } from "./work";

const examples = ["4*7+3", "inv(2)", "sqrt(5)", "(3+4)^3/2"];
/** Within each of these sizes sums, products and quotients stay: a field. */
const sizes = [4, 16, 256] as const;

function Table({ size }: { size: number }) {
  const s = exploreStrings.value.nimbers;
  const theme = useTheme();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [products, setProducts] = useState<{ size: number; list: Uint16Array } | null>(null);
  const [at, setAt] = useState<[number, number] | null>(null);
  useEffect(() => {
    let late = false;
    void ask.nimTable(size).then((list) => {
      if (!late && !("error" in list)) setProducts({ size, list });
    });
    return () => {
      late = true;
    };
  }, [size]);
  const known = products?.size === size ? products.list : null;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || !known) return;
    const cell = context.canvas.width / size;
    known.forEach((product, index) => {
      context.fillStyle = valueColour(product, theme === "dark");
      context.fillRect((index % size) * cell, Math.floor(index / size) * cell, cell, cell);
    });
    // The field inside the field.
    context.strokeStyle = colourOf("--ink");
    context.lineWidth = 3;
    for (let inner = 2; inner < size; inner *= inner)
      context.strokeRect(0, 0, inner * cell, inner * cell);
  }, [known, size, theme]);
  const told = at && known ? s.product(at[0], at[1], known[at[0] * size + at[1]] ?? 0) : s.table;
  return (
    <figure class="nim-table">
      <canvas
        ref={canvas}
        width={512}
        height={512}
        role="img"
        aria-label={s.table}
        data-testid="nim-table"
        data-ready={known !== null}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const place = (offset: number, whole: number) =>
            Math.max(0, Math.min(size - 1, Math.floor((offset / whole) * size)));
          setAt([
            place(event.clientY - box.top, box.height),
            place(event.clientX - box.left, box.width),
          ]);
        }}
      />
      <figcaption>{told}</figcaption>
    </figure>
  );
}

export function NimbersCard({ asked }: { asked: Asked }) {
  const s = exploreStrings.value.nimbers;
  const expression = asked.operands.join(" ");
  const [text, setText] = useTyped(expression);
  const [size, setSize] = useState<number>(16);
  const [open, setOpen] = useState(false);
  const work = useWork<{ expression: string; value: string }>(expression, true, () =>
    ask.calculate(expression),
  );
  const { found } = work;
  const calculate = (one: string) => setByHand(asked, { operands: [one.trim()] });
  return (
    <div data-testid="nimbers">
      <WorkNote work={work} text={expression} />
      {found ? (
        <p class="finding" data-testid="nim-value" aria-live="polite">
          <code translate={false}>{found.expression}</code> = <b>{found.value}</b>
        </p>
      ) : null}
      <details
        class="more-fold"
        data-testid="nim-more"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{exploreStrings.value.sheet.more}</summary>
        <p>{s.about}</p>
        <LineForm
          field={{
            label: s.label,
            testid: "nim-expression",
            value: text,
            placeholder: "4*7+3",
            onValue: setText,
          }}
          button={s.button}
          testid="nim-go"
          working={false}
          ask={() => calculate(text)}
        />
        <Examples list={examples} choose={calculate} />
        <div class="chips" role="group" aria-label={s.size}>
          {sizes.map((one) => (
            <button
              key={one}
              type="button"
              class="chip-button"
              aria-pressed={size === one}
              onClick={() => setSize(one)}
            >
              {one} × {one}
            </button>
          ))}
        </div>
        {open ? <Table size={size} /> : null}
      </details>
    </div>
  );
}
