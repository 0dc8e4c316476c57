/** A line that a person writes a name or numbers on. */
export function NameField(props: {
  label: string;
  testid: string;
  autocomplete: "off" | "name";
  most: number;
  value: string;
  onValue: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        data-testid={props.testid}
        autocomplete={props.autocomplete}
        maxLength={props.most}
        value={props.value}
        onInput={(event) => props.onValue(event.currentTarget.value)}
      />
    </label>
  );
}
