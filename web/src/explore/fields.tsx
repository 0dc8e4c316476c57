/** Boxes for what is typed in the notation, and examples to press. */
import { exploreStrings } from "./strings";

interface CodeFieldProps {
  label: string;
  testid: string;
  /** of the label around the box */
  around?: string;
  value: string;
  placeholder?: string | undefined;
  short?: boolean;
  onValue: (value: string) => void;
}

export function CodeField({
  label,
  testid,
  around,
  value,
  placeholder,
  short,
  onValue,
}: CodeFieldProps) {
  return (
    <label class="field" data-testid={around}>
      <span>{label}</span>
      <input
        class={short ? "code short-box" : "code"}
        data-testid={testid}
        value={value}
        placeholder={placeholder}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        translate={false}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </label>
  );
}

/** One line and its button; an empty line asks nothing. */
export function LineForm(props: {
  field: CodeFieldProps;
  button: string;
  testid: string;
  working: boolean;
  ask: () => unknown;
}) {
  const empty = props.field.value.trim() === "";
  return (
    <form
      class="explore-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty) props.ask();
      }}
    >
      <CodeField {...props.field} />
      <button
        type="submit"
        class="button primary"
        data-testid={props.testid}
        disabled={empty || props.working}
      >
        {props.button}
      </button>
    </form>
  );
}

export function Examples(props: {
  list: readonly string[];
  label?: string;
  choose: (example: string) => unknown;
}) {
  return (
    <p class="rule-examples">
      <span class="quiet">{props.label ?? exploreStrings.value.examples}</span>
      {props.list.map((one) => (
        <button key={one} type="button" class="chip-button" onClick={() => props.choose(one)}>
          <code translate={false}>{one}</code>
        </button>
      ))}
    </p>
  );
}
