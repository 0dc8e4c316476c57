/** A row of what is kept while it gets another name: Enter keeps it, Escape leaves the old one. */
import { useState } from "preact/hooks";

interface Props {
  name: string;
  label: string;
  save: string;
  rename: (name: string) => void;
  leave: () => void;
  testid?: string;
}

export function RenameForm({ name, label, save, rename, leave, testid }: Props) {
  const [text, setText] = useState(name);
  return (
    <form
      class="kept-row"
      onSubmit={(event) => {
        event.preventDefault();
        rename(text);
        leave();
      }}
    >
      <input
        aria-label={label}
        data-testid={testid}
        value={text}
        maxLength={200}
        ref={(box) => {
          if (box && document.activeElement !== box) box.focus();
        }}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          leave();
        }}
      />
      <button type="submit" class="button">
        {save}
      </button>
    </form>
  );
}
