/** What would have kept the win: told when it is asked for, so that there is something left to find. */
import { playStrings } from "../strings/index";

export function KeptBy({ moves }: { moves: string }) {
  const p = playStrings.value;
  return (
    <details
      class="kept-by"
      data-testid="kept-by"
      onToggle={(event) =>
        event.currentTarget.lastElementChild?.scrollIntoView({ block: "nearest" })
      }
    >
      <summary>{p.showMove}</summary>
      <p>{moves}</p>
    </details>
  );
}
