/** A sentence with gaps: {name} in its text is the thing of that name. */
import type { ComponentChildren } from "preact";

/** What a gap is called: its sentence, with dots for the gaps. */
export const spoken = (text: string) => text.replace(/\{\w+\}/g, "…");

export function Said({
  text,
  gaps,
  bound = false,
}: {
  text: string;
  gaps: Readonly<Record<string, ComponentChildren>>;
  /** the words before a gap stand in its line */
  bound?: boolean;
}) {
  const parts = text.split(/\{(\w+)\}/);
  if (!bound) return <>{parts.map((part, at) => (at % 2 === 0 ? part : (gaps[part] ?? null)))}</>;
  return (
    <>
      {parts.map((part, at) => {
        if (at % 2 === 0) return at === parts.length - 1 ? part : null;
        const before = parts[at - 1]!;
        return (
          <>
            {before.startsWith(" ") ? " " : null}
            <span class="gap-bound">
              {before.trimStart()}
              {gaps[part] ?? null}
            </span>
          </>
        );
      })}
    </>
  );
}

/** A number, or several with commas, to type. */
export function NumberGap({
  value,
  label,
  change,
  list = false,
  onFocus,
  onBlur,
}: {
  value: string;
  label: string;
  change: (value: string) => void;
  list?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
}) {
  return (
    <input
      class="gap"
      inputmode={list ? "text" : "numeric"}
      autocomplete="off"
      aria-label={label}
      value={value}
      style={{ width: `${Math.max(2, Math.min(16, value.length)) + 3}ch` }}
      onFocus={onFocus}
      onBlur={onBlur}
      onInput={(event) => {
        const all = event.currentTarget.value;
        // Whatever stands between two numbers, as in 2 or 5, parts them.
        const typed = list ? all.replace(/\D+/g, ",").replace(/^,/, "") : all.replace(/\D/g, "");
        event.currentTarget.value = typed;
        change(typed);
      }}
    />
  );
}

/** One of several words. */
export function ChoiceGap<T extends string>({
  value,
  label,
  options,
  change,
}: {
  value: T;
  label: string;
  options: readonly (readonly [T, string])[];
  change: (value: T) => void;
}) {
  return (
    <select
      class="gap"
      aria-label={label}
      value={value}
      onChange={(event) => change(event.currentTarget.value as T)}
    >
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** Offers further things in a list that shows what it is for. */
export function Offer<T extends string>({
  words,
  options,
  take,
  name,
}: {
  words: string;
  options: readonly (readonly [T, string])[];
  take: (option: T) => void;
  name: string;
}) {
  return (
    <select
      class="make-offer"
      data-offer={name}
      aria-label={words}
      value=""
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        event.currentTarget.value = "";
        if (chosen !== "") take(chosen as T);
      }}
    >
      <option value="">{words}</option>
      {options.map(([option, said]) => (
        <option key={option} value={option}>
          {said}
        </option>
      ))}
    </select>
  );
}
