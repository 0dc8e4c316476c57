/**
 * Forms of the games beyond heaps. They write texts; whether one is a position, the module says.
 */
import { lazyEditor } from "./later";
import { strings, gameStrings, stringsOf } from "../strings/index";
import { IconButton } from "../widgets/IconButton";
import { Word } from "../widgets/Word";
import { coinVariants, type CoinVariant } from "../strings/more";
import type { FieldProps } from "./fields";
import type { FormStrings } from "../strings/more";

const octalCodes: readonly { code: string; name: keyof FormStrings["codes"] }[] = [
  { code: "0.77", name: "kayles" },
  { code: "0.137", name: "dawson" },
  { code: "0.07", name: "dawsonsKayles" },
  { code: "0.007", name: "treblecross" },
  { code: "4.3", name: "splits" },
];

export function OctalField({ draft, info, change }: FieldProps) {
  const s = strings.value;
  return (
    <>
      <label class="field">
        <span>{gameStrings(s, info.name).rules}</span>
        <input
          class="code"
          data-testid="octal"
          inputmode="decimal"
          autocomplete="off"
          spellcheck={false}
          value={draft.rules}
          onInput={(event) => change({ rules: event.currentTarget.value })}
        />
      </label>
      <p class="quiet">
        <Word name="octal">{s.words.ask.octal}</Word>
      </p>
      <div class="chips" role="group" aria-label={s.forms.knownCodes}>
        {octalCodes.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            class="chip-button"
            aria-pressed={draft.rules === code}
            onClick={() => change({ rules: code })}
          >
            {s.forms.codes[name]} <code>{code}</code>
          </button>
        ))}
      </div>
    </>
  );
}

export function KingField({ draft, info, change }: FieldProps) {
  const s = strings.value;
  const climbers = draft.state.split(",").length;
  return (
    <fieldset class="field">
      <legend>{gameStrings(s, info.name).rules}</legend>
      {climbers <= 12 ? (
        <div class="chips">
          {Array.from({ length: climbers }, (_, at) => String(at + 1)).map((part) => (
            <button
              key={part}
              type="button"
              class="chip-button king-button"
              aria-label={s.forms.climber(Number(part))}
              aria-pressed={draft.rules === part}
              onClick={() => change({ rules: part })}
            >
              {part}
            </button>
          ))}
        </div>
      ) : (
        <input
          inputmode="numeric"
          autocomplete="off"
          aria-label={gameStrings(s, info.name).rules}
          value={draft.rules}
          onInput={(event) => change({ rules: event.currentTarget.value })}
        />
      )}
    </fieldset>
  );
}

export function ChoiceField({ draft, info, change }: FieldProps) {
  const s = strings.value;
  const known = (name: string) =>
    (coinVariants as readonly string[]).includes(name)
      ? s.forms.variants[name as CoinVariant]
      : null;
  return (
    <fieldset class="field">
      <legend>{gameStrings(s, info.name).rules}</legend>
      <div class="choice-grid">
        {info.choices.map((choice) => (
          <button
            key={choice}
            type="button"
            class="preset choice-button"
            aria-pressed={draft.rules === choice}
            data-choice={choice}
            onClick={() => change({ rules: choice })}
          >
            <b>{known(choice)?.title ?? choice}</b>
            <span class="quiet">{known(choice)?.about ?? ""}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Places up to here may be tapped; others are typed. */
const mostTapped = 40;

/** Squares, steps or distances to tap, above the boxes for typing them. */
export function PlacesToTap({ draft, info, change }: FieldProps) {
  const s = strings.value;
  const parts = draft.state.split(",").map((part) => part.trim());
  const places = parts.map(Number);
  if (places.some((place) => !Number.isInteger(place) || place < 0 || place > mostTapped))
    return null;
  const from = info.board === "hill" ? 0 : 1;
  const until = Math.min(mostTapped, Math.max(14, ...places.map((place) => place + 3)));
  const taken = new Set(places);
  const toggle = (place: number) => {
    const next = taken.has(place)
      ? places.filter((other) => other !== place)
      : [...places, place].sort((a, b) => a - b);
    if (next.length > 0) change({ state: next.join(",") });
  };
  return (
    <div class="tap-places" role="group" aria-label={s.forms.tapSquares} title={s.forms.tapSquares}>
      {Array.from({ length: until - from + 1 }, (_, at) => at + from).map((place) => (
        <button
          key={place}
          type="button"
          class={`tap-place${taken.has(place) ? " tap-taken" : ""}`}
          aria-pressed={taken.has(place)}
          aria-label={s.forms.square(place, taken.has(place))}
          onClick={() => toggle(place)}
        >
          {place}
        </button>
      ))}
    </div>
  );
}

/** Coins to turn by tapping; a long row stays a text. */
export function RowField({ draft, change }: FieldProps) {
  const s = strings.value;
  const coins = [...draft.state.trim()];
  if (coins.length > 60 || coins.some((coin) => coin !== "H" && coin !== "T")) return null;
  const put = (next: readonly string[]) => change({ state: next.join("") });
  return (
    <div class="tap-places" role="group" aria-label={s.forms.tapSquares}>
      {coins.map((coin, at) => (
        <button
          key={at}
          type="button"
          class={`tap-place tap-coin${coin === "H" ? " tap-taken" : ""}`}
          aria-label={s.forms.coin(at + 1, coin === "H")}
          data-coin-form={at + 1}
          onClick={() =>
            put(coins.map((old, other) => (other === at ? (old === "H" ? "T" : "H") : old)))
          }
        >
          {coin === "H" ? s.boards.head : s.boards.tail}
        </button>
      ))}
      <IconButton icon="plus" label={s.forms.addCoin} onClick={() => put([...coins, "H"])} />
      <IconButton
        icon="minus"
        label={s.forms.removeCoin}
        disabled={coins.length < 2}
        onClick={() => put(coins.slice(0, -1))}
      />
    </div>
  );
}

/** Pictures to paint. */
export const DrawnField = lazyEditor(() => import("./DrawnField").then((file) => file.DrawnField));

/** The graph to draw, fetched when first needed: it brings its layout and its words. */
export const GraphField = lazyEditor(async () => {
  const [file] = await Promise.all([import("./GraphEditor"), stringsOf("make")]);
  return file.GraphEditor;
});
