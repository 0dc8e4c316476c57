/** The atlas of octal games: a row for all codes with the same values, each a door to its game. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { writeSheetLink } from "../../links/sheet";
import { onOwnPage } from "../../links/ownPage";
import { openSheetText } from "../../state/openSheet";
import { Icon } from "../../widgets/Icon";
import { Segments } from "../../widgets/Segments";
import { familiesStrings } from "../../strings/index";
import { formatInteger } from "../../strings/numbers";
import type { AtlasFilter, AtlasOrder } from "../../strings/families";
import { colourOf, useTheme } from "../useTheme";
import { atlasRows, chosenRows, namesOf, quotientSizes, valuesOf, type AtlasRow } from "./atlas";
import { calledGame } from "./names";
import { css, placeColour } from "./picture";
import "./families.css";

const filters: readonly AtlasFilter[] = ["all", "open", "proven"];
const orders: readonly AtlasOrder[] = ["open", "code", "period", "preperiod", "largest"];
/** So many rows are shown at once. */
const step = 30;
/** Larger values are painted as this one. */
const deepest = 9;

function shade(value: number, dark: boolean) {
  const rank = Math.min(value, deepest);
  return placeColour(rank / deepest, rank, deepest + 1, dark);
}

function Strip({ row }: { row: AtlasRow }) {
  const s = familiesStrings.value.atlas;
  const theme = useTheme();
  const canvas = useRef<HTMLCanvasElement>(null);
  const values = useMemo(() => valuesOf(row), [row]);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    values.forEach((value, heap) => {
      context.fillStyle = value === 0 ? colourOf("--lose") : css(shade(value, theme === "dark"));
      context.fillRect(heap, 0, 1, 1);
    });
  }, [values, theme]);
  return (
    <canvas
      ref={canvas}
      class="atlas-strip"
      width={values.length}
      height={1}
      role="img"
      aria-label={s.values(values.join(" "))}
    />
  );
}

/** What is known of a row, in a line. */
function Facts({ row }: { row: AtlasRow }) {
  const s = familiesStrings.value.atlas;
  const { period, preperiod, largest, rare, last_rare: last } = row;
  const sizes = quotientSizes(row);
  const known = sizes.filter((one) => one !== null);
  const more = [
    ...(largest === null ? [] : [s.largest(formatInteger(largest))]),
    ...(rare === null
      ? []
      : [s.rare(formatInteger(rare), last === null ? null : formatInteger(last))]),
    known.length === 0
      ? s.noQuotient
      : s.quotient(known.map(formatInteger).join(", "), known.length === sizes.length),
  ];
  return (
    <p class="atlas-facts">
      {period === null ? (
        <b>{s.notKnown(formatInteger(row.looked_to))}</b>
      ) : (
        <>
          <b>{s.period(formatInteger(preperiod ?? 0), formatInteger(period))}</b>{" "}
          <span class="atlas-proven">✓ {s.proven}</span>
        </>
      )}
      <span class="quiet"> · {more.join(" · ")}</span>
    </p>
  );
}

const openRule = (rule: string) => openSheetText(`rule ${rule}`);
/** Where a door leads that is read without a script (web/pages). */
const leadsTo = (rule: string) => ({ "data-to": writeSheetLink(`rule ${rule}`, []) });

function Row({ row }: { row: AtlasRow }) {
  const s = familiesStrings.value.atlas;
  const [first = "", ...others] = row.codes;
  const names = namesOf(row, calledGame);
  return (
    <li
      class="atlas-row card"
      data-testid="atlas-row"
      data-code={first}
      data-open={String(row.period === null)}
    >
      <div class="atlas-head">
        <button
          type="button"
          class="button small"
          data-testid="atlas-door"
          aria-label={s.door(first)}
          {...leadsTo(`octal/${first}`)}
          onClick={() => openRule(`octal/${first}`)}
        >
          <Icon name="go" />
          <code translate={false}>{first}</code>
        </button>
        {names.length === 0 ? null : <b>{names.join(s.comma)}</b>}
        {row.twins.length === 0 ? null : (
          <span class="quiet">
            {s.twins}{" "}
            {row.twins.map((twin) => (
              <button
                key={twin}
                type="button"
                class="rule-link"
                {...leadsTo(twin)}
                onClick={() => openRule(twin)}
              >
                <code translate={false}>{twin}</code>
              </button>
            ))}
          </span>
        )}
      </div>
      <Strip row={row} />
      <Facts row={row} />
      {others.length === 0 ? null : (
        <details class="more-fold">
          <summary>
            {s.codes} {others.slice(0, 3).join(" ")}
            {others.length > 3 ? ` … (${formatInteger(others.length)})` : ""}
          </summary>
          <p class="atlas-codes">
            {others.map((code) => (
              <button
                key={code}
                type="button"
                class="rule-link"
                aria-label={s.door(code)}
                onClick={() => openRule(`octal/${code}`)}
              >
                <code translate={false}>{code}</code>
              </button>
            ))}
          </p>
        </details>
      )}
    </li>
  );
}

/** The rows; null until they have come, "failed" where they have not. */
function useRows(): [readonly AtlasRow[] | "failed" | null, () => void] {
  const [rows, setRows] = useState<readonly AtlasRow[] | "failed" | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let late = false;
    void import("../../../../docs/octal.json?raw").then(
      (file) => {
        if (!late) setRows(atlasRows(file.default));
      },
      () => {
        if (!late) setRows("failed");
      },
    );
    return () => {
      late = true;
    };
  }, [turn]);
  return [rows, () => setTurn(turn + 1)];
}

export function Atlas() {
  const s = familiesStrings.value.atlas;
  const [rows, again] = useRows();
  const [filter, setFilter] = useState<AtlasFilter>("all");
  const [order, setOrder] = useState<AtlasOrder>("open");
  const [search, setSearch] = useState("");
  // A page of its own is read to its end, also where its script has taken over.
  const [most, setMost] = useState(onOwnPage() ? Infinity : step);
  const wish = { filter, order, search };
  const chosen = Array.isArray(rows) ? chosenRows(rows as AtlasRow[], wish, calledGame) : null;
  const choose =
    <T,>(set: (chosen: T) => void) =>
    (chosen: T) => {
      set(chosen);
      setMost(step);
    };
  return (
    <main class="explore" data-testid="atlas" data-rows={chosen?.length ?? ""}>
      <div class="explore-head">
        <h1>{s.title}</h1>
      </div>
      <p class="rule">{s.about}</p>
      <div class="explore-fields">
        <label class="field">
          <span>{s.search}</span>
          <input
            class="code"
            data-testid="atlas-search"
            value={search}
            spellcheck={false}
            autocomplete="off"
            autocapitalize="off"
            onInput={(event) => choose(setSearch)(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{s.order}</span>
          <select
            data-testid="atlas-order"
            value={order}
            onChange={(event) =>
              choose(setOrder)(orders.find((one) => one === event.currentTarget.value) ?? "open")
            }
          >
            {orders.map((one) => (
              <option key={one} value={one}>
                {s.orders[one]}
              </option>
            ))}
          </select>
        </label>
        <Segments
          label={s.filter}
          list={filters}
          now={filter}
          words={(one) => s.filters[one]}
          choose={choose(setFilter)}
          mark={(one) => ({ "data-testid": `atlas-${one}` })}
        />
      </div>
      {rows === "failed" ? (
        <p class="error" role="alert">
          {s.failed}{" "}
          <button type="button" class="button small" onClick={again}>
            {s.again}
          </button>
        </p>
      ) : null}
      {chosen ? (
        <p role="status" data-testid="atlas-words">
          {chosen.length === 0
            ? s.none
            : s.shown(
                chosen.length,
                chosen.reduce((sum, row) => sum + row.codes.length, 0),
              )}
        </p>
      ) : rows === null ? (
        <p class="quiet">…</p>
      ) : null}
      <ol class="atlas-rows">
        {chosen?.slice(0, most).map((row) => (
          <Row key={row.codes[0]} row={row} />
        ))}
      </ol>
      {chosen && chosen.length > most ? (
        <p class="explore-buttons">
          <button
            type="button"
            class="button"
            data-testid="atlas-more"
            onClick={() => setMost(most + 2 * step)}
          >
            {s.more}
          </button>
        </p>
      ) : null}
    </main>
  );
}
