/** A drawn game in sentences with gaps; a picture that is no run of equal cells stays written. */
import type { ComponentChildren } from "preact";
import { paintable, ruleText } from "../forms/drawing";
import { games } from "../state/session";
import { makeStrings, strings } from "../strings/index";
import { runChange, runOf, runPicture, type Run } from "../strings/pictures";
import { drawnRule, type DrawnRule } from "../strings/cells";
import { IconButton } from "../widgets/IconButton";
import { ChoiceGap, Offer, Said, spoken } from "./Gaps";
import type { Drawn } from "./made";
import { DrawnFlags } from "../forms/DrawnFlags";

const symbols = [".", "o", "x", "_"];
const mostCells = 8;

export function DrawnSentences({
  made,
  change,
  isWrong,
}: {
  made: Drawn;
  change: (made: Drawn) => void;
  /** whether something is wrong with the part of the rule so many parts from its beginning */
  isWrong: (part: number) => boolean;
}) {
  const s = strings.value.forms.drawn;
  const w = makeStrings.value.sentences;
  const rule = drawnRule(made.rules);
  const painted = paintable(made.rules) !== null;
  const info = games.value.find(({ name }) => name === made.game);
  const grid = info?.rulesForm === "drawn-grid";
  const put = (next: Partial<DrawnRule>) =>
    change({ ...made, rules: ruleText({ ...rule, ...next }) });

  const symbolGap = (value: string, text: string, set: (symbol: string) => void) => (
    <ChoiceGap
      value={value}
      label={spoken(text)}
      options={[...new Set([...symbols, value])].map((one) => [one, w.drawn.free(one)] as const)}
      change={set}
    />
  );
  const runGaps = (
    run: Run,
    text: string,
    lies: readonly Run["lie"][],
    set: (run: Run) => void,
  ) => ({
    count: (
      <ChoiceGap
        value={String(run.count)}
        label={spoken(text)}
        options={Array.from({ length: Math.max(mostCells, run.count) }, (_, at) => {
          const count = String(at + 1);
          return [count, count] as const;
        })}
        change={(count) =>
          set({ ...run, count: Number(count), lie: count === "1" ? "across" : run.lie })
        }
      />
    ),
    symbol: symbolGap(run.symbol, text, (symbol) => set({ ...run, symbol })),
    lie:
      lies.length < 2 ? (
        w.drawn.lies[run.lie]
      ) : (
        <ChoiceGap
          value={run.lie}
          label={spoken(text)}
          options={lies.map((lie) => [lie, w.drawn.lies[lie]] as const)}
          change={(lie) => set({ ...run, lie })}
        />
      ),
  });
  const written = (text: string, told: string, set: (text: string) => void) => (
    <label class="make-as-written">
      {told}{" "}
      <input
        class="code"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  );

  const row = (
    key: string,
    part: number,
    kind: string,
    words: ComponentChildren,
    remove: (() => void) | null,
    number: number,
  ) => {
    const wrong = isWrong(part);
    return (
      <div class="make-line" key={key}>
        <div class={`make-sentence${wrong ? " make-wrong" : ""}`} data-sentence={kind}>
          <p>{words}</p>
          <IconButton
            icon="close"
            label={w.remove(number)}
            disabled={remove === null}
            onClick={() => remove?.()}
          />
        </div>
      </div>
    );
  };

  const moves = rule.moves.map((move, at) => {
    const set = (next: typeof move) =>
      put({ moves: rule.moves.map((old, other) => (other === at ? next : old)) });
    const run = painted ? runChange(move.left, move.right) : null;
    const lies = grid ? (["across", "down"] as const) : (["across"] as const);
    const across = run && (lies as readonly string[]).includes(run.lie) ? run : null;
    const text = across?.count === 1 ? w.drawn.single : w.drawn.run;
    const words = across ? (
      <Said
        text={text}
        gaps={{
          ...runGaps(across, text, lies, (next) =>
            set({
              left: runPicture(next),
              right: runPicture({ ...next, symbol: across.becomes }),
            }),
          ),
          becomes: symbolGap(across.becomes, text, (symbol) =>
            set({ left: move.left, right: runPicture({ ...across, symbol }) }),
          ),
        }}
      />
    ) : (
      written(
        `${move.left}->${move.right}`,
        painted ? s.told(move.left, move.right) : w.written,
        (typed) => {
          const [left = "", right = ""] = typed.split("->");
          set({ left, right });
        },
      )
    );
    const remove =
      rule.moves.length > 1
        ? () => put({ moves: rule.moves.filter((_, other) => other !== at) })
        : null;
    return row(`move${at}`, at, across ? "run" : "written", words, remove, at + 1);
  });
  const flags = Number(rule.flip) + Number(rule.turn);
  const pictures = (["never", "until"] as const).flatMap((name) =>
    rule[name].map((picture, at) => {
      const set = (next: string | null) =>
        put({
          [name]: rule[name].flatMap((old, other) =>
            other !== at ? [old] : next === null ? [] : [next],
          ),
        });
      const run = painted ? runOf(picture) : null;
      const lies = grid
        ? (["across", "down", "falling", "rising"] as const)
        : (["across"] as const);
      const text = w.drawn[name];
      const before = rule.moves.length + flags + (name === "until" ? rule.never.length : 0);
      const words = run ? (
        <Said text={text} gaps={runGaps(run, text, lies, (next) => set(runPicture(next)))} />
      ) : (
        written(picture, painted ? `${s[name]} ${s.stands(picture)}` : w.written, set)
      );
      return row(`${name}${at}`, before + at, name, words, () => set(null), before + at + 1);
    }),
  );
  return (
    <fieldset class="make-way">
      <legend>{makeStrings.value.way(1)}</legend>
      {moves}
      <div class="drawn-flags">
        <DrawnFlags grid={grid} flip={rule.flip} turn={rule.turn} words={s} put={put} />
      </div>
      {pictures}
      <div class="chips">
        <Offer
          name="sentence"
          words={w.add}
          options={(["move", "never", "until"] as const).map(
            (one) => [one, w.drawn.more[one]] as const,
          )}
          take={(one) =>
            put(
              one === "move"
                ? { moves: [...rule.moves, { left: "o", right: "." }] }
                : { [one]: [...rule[one], "xx"] },
            )
          }
        />
      </div>
    </fieldset>
  );
}
