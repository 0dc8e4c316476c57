/** Whether a drawn rule counts mirrored, and on a grid turned. */

interface Props {
  grid: boolean;
  flip: boolean;
  turn: boolean;
  words: { flip: string; turn: string };
  put: (flags: { flip?: boolean; turn?: boolean }) => void;
}

export function DrawnFlags({ grid, flip, turn, words, put }: Props) {
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={flip}
          onChange={(event) => put({ flip: event.currentTarget.checked })}
        />{" "}
        {words.flip}
      </label>
      {grid ? (
        <label>
          <input
            type="checkbox"
            checked={turn}
            onChange={(event) => put({ turn: event.currentTarget.checked })}
          />{" "}
          {words.turn}
        </label>
      ) : null}
    </>
  );
}
