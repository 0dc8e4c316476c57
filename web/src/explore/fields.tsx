/** Boxes for what is typed in the notation, and examples to press. */
import { exploreStrings } from "../strings/index";

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

/** A whole number that is typed; what it is made of is for its owner to read. */
export function NumberField(props: {
  label: string;
  testid: string;
  value: string;
  placeholder?: string;
  wrong: boolean;
  onValue: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        class="number-box"
        inputMode="numeric"
        data-testid={props.testid}
        placeholder={props.placeholder}
        value={props.value}
        aria-invalid={props.wrong}
        onInput={(event) => props.onValue(event.currentTarget.value)}
      />
    </label>
  );
}

/** A number to go to, between two bounds, taken when it is done. */
export function StepField(props: {
  label: string;
  testid?: string;
  min: number;
  max: number;
  value: number;
  onValue: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="number"
        class="number-box"
        data-testid={props.testid}
        min={props.min}
        max={props.max}
        value={props.value}
        onChange={(event) => props.onValue(event.currentTarget.value)}
      />
    </label>
  );
}

/** A list that is typed or pasted. */
export function ListBox(props: {
  label: string;
  testid: string;
  rows: number;
  value: string;
  onValue: (value: string) => void;
}) {
  return (
    <textarea
      class="code list-box"
      data-testid={props.testid}
      aria-label={props.label}
      rows={props.rows}
      spellcheck={false}
      translate={false}
      value={props.value}
      onInput={(event) => props.onValue(event.currentTarget.value)}
    />
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
