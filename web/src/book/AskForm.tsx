/** A line to type and a button; what is wrong with what was typed stands below. */
import { useRef } from "preact/hooks";
import { Icon } from "../widgets/Icon";

export function AskForm(props: {
  label: string;
  /** what stands in the line at first */
  start: string;
  button: string;
  primary?: boolean;
  wrong: string;
  ask: (typed: string) => unknown;
}) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <>
      <form
        class="book-answer book-draw"
        onSubmit={(event) => {
          event.preventDefault();
          props.ask(box.current?.value ?? "");
        }}
      >
        <label>
          <span>{props.label}</span>
          <input
            ref={box}
            class="code"
            defaultValue={props.start}
            autocapitalize="off"
            autocomplete="off"
            spellcheck={false}
            aria-invalid={props.wrong !== ""}
          />
        </label>
        <button type="submit" class={`button${props.primary ? " primary" : ""}`}>
          {props.button}
        </button>
      </form>
      {props.wrong ? (
        <p class="book-says book-says-wrong" role="alert">
          <Icon name="alert" />
          <span>{props.wrong}</span>
        </p>
      ) : null}
    </>
  );
}
