/** Drawn signs, all on a 24 by 24 grid; never alone, always beside or behind words. */
const paths = {
  play: "M8 5.5v13l10.5-6.5z",
  why: "M9.3 9a2.8 2.8 0 1 1 4 2.6c-.9.4-1.3 1-1.3 1.9v.4M12 17.4v.1",
  share: "M12 15V4.5M8.2 8 12 4.2 15.8 8M6 12v6.5h12V12",
  undo: "M9 7 5 11l4 4M5.5 11H14a4.5 4.5 0 0 1 0 9h-2",
  redo: "m15 7 4 4-4 4M18.5 11H10a4.5 4.5 0 0 0 0 9h2",
  edit: "M5 19h3.5L18.6 8.9l-3.5-3.5L5 15.5zM13.2 7.3l3.5 3.5",
  close: "m7 7 10 10M17 7 7 17",
  go: "M5 12h13M13 7l5 5-5 5",
  up: "M12 19V6M7 11l5-5 5 5",
  minus: "M7 12h10",
  plus: "M7 12h10M12 7v10",
  check: "m6 12.5 4 4 8-9",
  grid: "M5 5h6v6H5zM13 5h6v6h-6zM5 13h6v6H5zM13 13h6v6h-6z",
  tidy: "M5 5.5h4v4H5zM15 5.5h4v4h-4zM10 15h4v4h-4zM7 9.5v2.5h10V9.5M12 12v3",
  auto: "M12 5a7 7 0 0 0 0 14zM12 5a7 7 0 0 1 0 14",
  light:
    "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4",
  dark: "M18.5 14.5A7 7 0 0 1 9.5 5.5a7 7 0 1 0 9 9z",
  stop: "M7.5 7.5h9v9h-9z",
  again: "M6 12a6 6 0 1 0 2-4.5M8.2 3.8v4h4",
  slip: "m7 7 10 10M17 7 7 17",
  bulb: "M9.5 16.5h5M10.3 19.5h3.4M9.4 16.2c0-2-2.4-3-2.4-6.2a5 5 0 0 1 10 0c0 3.2-2.4 4.2-2.4 6.2",
  pause: "M9 6.5v11M15 6.5v11",
  step: "M7 6v12l8-6zM18 6v12",
  first: "M7 6v12M17.5 6l-7 6 7 6",
  back: "m14.5 6-6 6 6 6",
  on: "m9.5 6 6 6-6 6",
  last: "M17 6v12M6.5 6l7 6-7 6",
  eye: "M3.5 12S6.5 6.5 12 6.5s8.5 5.5 8.5 5.5-3 5.5-8.5 5.5S3.5 12 3.5 12zM12 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8",
  shut: "M3.5 9.5C5 12 8 14.5 12 14.5s7-2.5 8.5-5M7 13.3l-1.5 2.5M12 14.5v3M17 13.3l1.5 2.5",
  trash: "M6 8h12M10 8V5.5h4V8M8 8l.8 11h6.4L16 8",
  keep: "M8 4.5h8V19l-4-3-4 3z",
  save: "M12 5v9.5M8.2 11 12 14.8 15.8 11M6 18.5h12",
  alert: "M12 5.2 4.4 18.5h15.2zM12 10.5v3.4M12 16.2v.1",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

/** The sign of the nim-sum, as a stone. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="14" class="mark-stone" />
      <path d="M16 7.5v17M7.5 16h17" class="mark-cross" />
    </svg>
  );
}
