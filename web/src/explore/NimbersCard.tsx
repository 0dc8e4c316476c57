/** Calculating with nimbers, and their multiplication table as a picture. */
import { useEffect, useRef, useState } from "preact/hooks";
import * as ask from "../engine/asking";
import { isError } from "../engine/client";
import { ErrorNote } from "../widgets/ErrorNote";
import { Examples, LineForm } from "./fields";
import { exploreStrings } from "../strings/index";
import { colourOf, useTheme, valueColour } from "./useTheme";
import type { NimberError } from "#module/nimber.js";

const examples = ["4*7+3", "inv(2)", "sqrt(5)", "(3+4)^3/2"];
/** Within each of these sizes sums, products and quotients stay: a field. */
const sizes = [4, 16, 256] as const;

type Result = { expression: string; value: string } | { text: string; error: NimberError["error"] };

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

export function NimbersCard() {
  const s = exploreStrings.value.nimbers;
  const [text, setText] = useState("");
  const [result, setResult] = useState<Result | null>(null);
  const [size, setSize] = useState<number>(16);
  const calculate = async (expression: string) => {
    const answer = await ask.calculate(expression);
    setResult(isError(answer) ? { text: expression, error: answer.error } : answer);
  };
  return (
    <section class="card" data-testid="nimbers">
      <h2>{s.title}</h2>
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
      <Examples
        list={examples}
        choose={(example) => {
          setText(example);
          void calculate(example);
        }}
      />
      {result === null ? null : "error" in result ? (
        <ErrorNote text={result.text} error={result.error} />
      ) : (
        <p class="finding" data-testid="nim-value" aria-live="polite">
          <code translate={false}>{result.expression}</code> = <b>{result.value}</b>
        </p>
      )}
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
      <Table size={size} />
    </section>
  );
}
