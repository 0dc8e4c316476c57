/** A box to tick, and its words. */
export function CheckField(props: {
  class: string;
  testid?: string;
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) {
  return (
    <label class={props.class}>
      <input
        type="checkbox"
        data-testid={props.testid}
        checked={props.checked}
        onChange={(event) => props.onCheck(event.currentTarget.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}
