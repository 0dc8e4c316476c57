import { Icon, type IconName } from "./Icon";

/** A button that shows a sign only: its words are read aloud, and told where a pointer rests. */
export function IconButton(props: {
  icon: IconName;
  label: string;
  testid?: string;
  disabled?: boolean;
  onClick: () => unknown;
}) {
  return (
    <button
      type="button"
      class="icon-button"
      data-testid={props.testid}
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={() => void props.onClick()}
    >
      <Icon name={props.icon} />
    </button>
  );
}
