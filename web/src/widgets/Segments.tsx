/** One of a few choices, as buttons side by side. */

interface Props<One extends string> {
  /** what is chosen */
  label: string;
  list: readonly One[];
  now: One;
  words: (one: One) => string;
  choose: (one: One) => void;
  /** what a choice is found by: `data-testid` and its like */
  mark?: (one: One) => Record<`data-${string}`, string>;
  class?: string;
}

export function Segments<One extends string>(props: Props<One>) {
  const { label, list, now, words, choose, mark } = props;
  return (
    <div
      class={props.class === undefined ? "segments" : `segments ${props.class}`}
      role="group"
      aria-label={label}
    >
      {list.map((one) => (
        <button
          key={one}
          type="button"
          class="segment"
          aria-pressed={now === one}
          onClick={() => choose(one)}
          {...mark?.(one)}
        >
          {words(one)}
        </button>
      ))}
    </div>
  );
}
