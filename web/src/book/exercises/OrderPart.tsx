/** An exercise that asks for the order of a proof's steps. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { bookStrings } from "../../strings/index";
import { Icon } from "../../widgets/Icon";
import { Inlines } from "../Inlines";
import { firstMisplaced, moved } from "./order";
import { Says, type Part } from "./part";

export function OrderPart({ exercise, answer, setAnswer }: Part<"order">) {
  const s = bookStrings.value.exercise.order;
  const { steps, needs, shown } = exercise;
  const [order, setOrder] = useState<readonly number[]>(shown);
  const [touched, setTouched] = useState(false);
  const [bad, setBad] = useState(-1);
  const [told, setTold] = useState("");
  const list = useRef<HTMLOListElement>(null);
  /** the step that was moved, and the button that did it: the focus goes with them */
  const follow = useRef<{ step: number; by: -1 | 1 } | null>(null);
  const move = (at: number, by: -1 | 1) => {
    const next = moved(order, at, by);
    if (next === order) return;
    follow.current = { step: order[at]!, by };
    setOrder(next);
    setTouched(true);
    setBad(-1);
    setTold(s.now(at + by + 1, order.length));
    if (answer !== "open") setAnswer("open");
  };
  useLayoutEffect(() => {
    if (!follow.current) return;
    const { step, by } = follow.current;
    follow.current = null;
    const buttons = (way: -1 | 1) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-step="${step}"] [data-by="${way}"]`);
    const same = buttons(by);
    (same?.disabled ? buttons(by === 1 ? -1 : 1) : same)?.focus();
  }, [order]);
  const check = () => {
    if (!touched) {
      setAnswer("blank");
      return;
    }
    const first = firstMisplaced(order, needs);
    setBad(first);
    setTold("");
    setAnswer(first < 0 ? "right" : "wrong", order.map((step) => step + 1).join());
  };
  const button = (at: number, by: -1 | 1) => {
    const label = by < 0 ? s.up(at + 1) : s.down(at + 1);
    return (
      <button
        type="button"
        class="icon-button"
        data-by={by}
        data-testid={`exercise-${by < 0 ? "up" : "down"}-${at + 1}`}
        aria-label={label}
        title={label}
        disabled={at + by < 0 || at + by >= order.length}
        onClick={() => move(at, by)}
      >
        <Icon name="back" />
      </button>
    );
  };
  return (
    <>
      <ol class="book-steps" ref={list}>
        {order.map((step, at) => (
          <li
            key={step}
            data-step={step}
            class={at === bad ? "book-step-bad" : undefined}
            onKeyDown={(event) => {
              const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
              if (by === null) return;
              event.preventDefault();
              move(at, by);
            }}
          >
            <span class="book-step-text">
              <Inlines list={steps[step]!} />
            </span>
            <span class="book-step-tools">
              {button(at, -1)}
              {button(at, 1)}
            </span>
          </li>
        ))}
      </ol>
      <p class="visually-hidden" role="status">
        {told}
      </p>
      <button type="button" class="button primary" data-testid="exercise-check" onClick={check}>
        {bookStrings.value.exercise.check}
      </button>
      <Says answer={answer}>
        {answer === "blank" ? s.untouched : answer === "wrong" ? s.wrong(bad + 1) : null}
      </Says>
    </>
  );
}
