/** One sentence of a written game, with its gaps. */
import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { makeStrings } from "../strings/index";
import { ChoiceGap, NumberGap, Said, spoken } from "./Gaps";
import {
  amountChoice,
  amountChoices,
  amountGaps,
  amountOf,
  chosenNames,
  conditionChoice,
  conditionGaps,
  counted,
  conditionOf,
  offOf,
  restChoice,
  restOf,
  subjectKey,
  subjectsOf,
  takenName,
} from "./lines";
import type { Line, Subject } from "./sentences";
import type { AmountChoice, ConditionChoice, NumberKind, RestChoice } from "../strings/make";

interface LineProps {
  line: Line;
  at: number;
  lines: readonly Line[];
  head: string;
  kind: NumberKind;
  heaps: readonly string[];
  put: (lines: readonly Line[]) => void;
}

/** Conditions that are shown with fewer gaps than they have, as even for a multiple of 2. */
const closed: readonly ConditionChoice[] = ["even", "odd"];

function Only({
  line,
  at,
  lines,
  head,
  kind,
  heaps,
  put,
}: LineProps & { line: Line & { kind: "only" } }) {
  const w = makeStrings.value.sentences;
  // While a number is typed its gap stays, whatever it says.
  const [open, setOpen] = useState(false);
  const label = spoken(w.only);
  const change = (next: Partial<typeof line>) =>
    put(lines.map((one, index) => (index === at ? { ...line, ...next } : one)));
  const taken = takenName(lines);
  const named = (subject: Subject) => {
    if (!("name" in subject)) return w.left(kind, subject.of);
    return heaps.includes(subject.name)
      ? w.named(kind, subject.name)
      : w.chosen(kind, subject.name, subject.name === taken);
  };
  const all = subjectsOf(lines.slice(0, at), { head, heaps });
  const subjects = [...all, ...subjectsOf(lines, { head, heaps }), line.subject].filter(
    (one, index, list) =>
      list.findIndex((other) => subjectKey(other) === subjectKey(one)) === index,
  );
  const { condition } = line;
  const shown = conditionChoice(condition);
  const choice: ConditionChoice =
    open && closed.includes(shown) && condition.is === "rest"
      ? condition.rest === "0"
        ? "multiple"
        : "rest"
      : shown;
  const typed = (value: string, set: (value: string) => void) => (
    <NumberGap
      value={value}
      label={w.only
        .replace("{subject}", named(line.subject))
        .replace("{condition}", w.conditions[choice])}
      change={set}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    />
  );
  return (
    <Said
      text={w.only}
      gaps={{
        subject: (
          <ChoiceGap
            value={subjectKey(line.subject)}
            label={label}
            options={subjects.map((one) => [subjectKey(one), named(one)] as const)}
            change={(key) =>
              change({ subject: subjects.find((one) => subjectKey(one) === key) ?? line.subject })
            }
          />
        ),
        condition: (
          <>
            <ChoiceGap
              value={choice}
              label={label}
              options={(Object.keys(w.conditions) as ConditionChoice[]).map(
                (one) => [one, w.conditions[one]] as const,
              )}
              change={(next) => change({ condition: conditionOf(next, condition) })}
            />{" "}
            <Said
              text={choice === "rest" ? w.remainder : (conditionGaps[choice] ?? "")}
              gaps={{
                by:
                  condition.is === "rest" || condition.is === "noMultiple"
                    ? typed(condition.by, (by) => change({ condition: { ...condition, by } }))
                    : null,
                rest:
                  condition.is === "rest"
                    ? typed(condition.rest, (rest) => change({ condition: { ...condition, rest } }))
                    : null,
                to:
                  condition.is !== "compare" ? null : heaps.includes(condition.to) ? (
                    <b>{w.named(kind, condition.to)}</b>
                  ) : (
                    typed(condition.to, (to) => change({ condition: { ...condition, to } }))
                  ),
              }}
            />
          </>
        ),
      }}
    />
  );
}

function Choose({
  line,
  at,
  lines,
  kind,
  heaps,
  put,
}: LineProps & { line: Line & { kind: "choose" } }) {
  const w = makeStrings.value.sentences;
  const { amount, name } = line;
  const taken = takenName(lines) === name;
  const text = taken ? w.take[kind] : w.choose(name);
  const label = spoken(text);
  const set = (next: typeof amount) =>
    put(lines.map((one, index) => (index === at ? { ...line, amount: next } : one)));
  const form = amountChoice(amount);
  const forms = amountChoices(heaps, taken);
  const words = (one: AmountChoice) =>
    kind === "limit" && one === "both" ? w.upToLimit : w.amounts[one];
  return (
    <Said
      text={text}
      gaps={{
        amount: (
          <>
            <ChoiceGap
              value={form}
              label={label}
              options={(forms.includes(form) ? forms : [form, ...forms]).map(
                (one) => [one, words(one)] as const,
              )}
              change={(next) => set(amountOf(next, amount, heaps))}
            />{" "}
            <Said
              bound={form === "range"}
              text={form === "range" ? w.span[counted(kind, taken)] : (amountGaps[form] ?? "")}
              gaps={Object.fromEntries(
                (["from", "to", "list", "keep", "by"] as const).map((gap) => [
                  gap,
                  gap in amount ? (
                    <NumberGap
                      value={(amount as Partial<Record<string, string>>)[gap] ?? ""}
                      label={spoken(text.replace("{amount}", words(form)))}
                      list={gap === "list"}
                      change={(value) => set({ ...amount, [gap]: value })}
                    />
                  ) : null,
                ]),
              )}
            />
          </>
        ),
      }}
    />
  );
}

/** What becomes of what is left of a heap, after so many are taken. */
function Rest({
  line,
  at,
  lines,
  head,
  heaps,
  put,
  less,
  text,
}: LineProps & { less: string | null; text: string }) {
  const w = makeStrings.value.sentences;
  const now = restChoice(line);
  const all = (Object.keys(w.rests) as RestChoice[]).filter(
    (one) => less !== null || one === now || /^(must|differ)/.test(one),
  );
  return (
    <ChoiceGap
      value={now}
      label={spoken(text)}
      options={all.map((one) => [one, w.rests[one]] as const)}
      change={(next) =>
        put(
          lines.map((one, index) =>
            index === at ? restOf(next, heaps[0]!, less, head, lines) : one,
          ),
        )
      }
    />
  );
}

export function Sentence(props: LineProps) {
  const { line, at, lines, kind, heaps, put } = props;
  const w = makeStrings.value.sentences;
  const set = (next: Line) => put(lines.map((one, index) => (index === at ? next : one)));
  const number = (text: string, value: string, change: (value: string) => Line) => (
    <NumberGap value={value} label={spoken(text)} change={(typed) => set(change(typed))} />
  );
  const said = (text: string, gaps: Readonly<Record<string, ComponentChildren>>) => (
    <Said text={text} gaps={gaps} />
  );
  const named = (name: string) => <b>{w.named(kind, name)}</b>;
  const heapGap = (text: string, value: string, change: (name: string) => Line) =>
    heaps.length < 2 ? (
      named(value)
    ) : (
      <ChoiceGap
        value={value}
        label={spoken(text)}
        options={heaps.map((one) => [one, w.named(kind, one)] as const)}
        change={(name) => set(change(name))}
      />
    );
  const rest = (less: string | null, text: string) => <Rest {...props} less={less} text={text} />;
  switch (line.kind) {
    case "pick":
      return <>{w.pick(kind, line.name)}</>;
    case "choose":
      return <Choose {...props} line={line} />;
    case "only":
      return <Only {...props} line={line} />;
    case "noRun":
      return said(w.noRun, {
        length: number(w.noRun, line.length, (length) => ({ ...line, length })),
        value: number(w.noRun, line.value, (value) => ({ ...line, value })),
      });
    case "fresh":
      return <>{w.fresh}</>;
    case "off": {
      const text = w.off[kind];
      const direction = (name: string) =>
        kind === "token" ? (w.directions[heaps.indexOf(name)]?.["-"] ?? name) : w.named(kind, name);
      const one = (names: readonly string[]) => names.map(direction).join(w.and);
      const choices = [
        ...heaps.map((name) => [name]),
        ...(heaps.length > 1 && kind !== "limit" ? [[...heaps]] : []),
      ];
      const key = line.of.join();
      const options = choices.some((names) => names.join() === key)
        ? choices
        : [line.of, ...choices];
      return said(text, {
        rest: rest(line.by, text),
        of:
          heaps.length < 2 || kind === "limit" ? (
            <b>{one(line.of)}</b>
          ) : (
            <ChoiceGap
              value={key}
              label={spoken(text)}
              options={options.map((names) => [names.join(), one(names)] as const)}
              change={(next) => put(offOf(lines, at, next.split(",")))}
            />
          ),
      });
    }
    case "times":
      return said(w.times, {
        by: <b>{line.by}</b>,
        unit: named(line.unit),
        of: named(line.of),
      });
    case "step": {
      const change = (index: number, next: Partial<(typeof line.by)[number]>): Line => ({
        ...line,
        by: line.by.map((old, other) => (other === index ? { ...old, ...next } : old)),
      });
      const signs = (index: number, text: string, words: Readonly<Record<"-" | "+", string>>) => (
        <ChoiceGap
          value={line.by[index]!.sign}
          label={spoken(text)}
          options={(["-", "+"] as const).map((sign) => [sign, words[sign]] as const)}
          change={(sign) => set(change(index, { sign }))}
        />
      );
      if (kind === "heaps") {
        const [only] = line.by;
        const text = w.step.heaps;
        const amount = number(text, only!.by, (by) => change(0, { by }));
        if (only!.sign === "-")
          return said(w.takeRest, { less: amount, rest: rest(only!.by, w.takeRest) });
        return said(text, { added: signs(0, text, w.added), by: amount, rest: w.rests.one });
      }
      const text = kind === "token" ? w.step.token : w.step.other;
      return said(text, {
        steps: line.by.map((one, index) => {
          const amount = number(text, one.by, (by) => change(index, { by }));
          const place = heaps.indexOf(one.of);
          return (
            <span key={one.of}>
              {index > 0 ? w.and : ""}
              {kind === "token" ? (
                <>
                  {amount} {signs(index, text, w.directions[place === 1 ? 1 : 0])}
                </>
              ) : (
                <Said
                  text={w.stepOf}
                  gaps={{
                    of: named(one.of),
                    by: amount,
                    sign: signs(index, w.stepOf, w.signs),
                  }}
                />
              )}
            </span>
          );
        }),
      });
    }
    case "becomes":
      return said(w.becomes, {
        of: heapGap(w.becomes, line.of, (of) => ({ ...line, of })),
        to: number(w.becomes, line.to, (to) => ({ ...line, to })),
      });
    case "part":
      return said(w.part, {
        of: named(line.of),
        by: chosenNames(lines).includes(line.by) ? (
          <b>{line.by}</b>
        ) : (
          number(w.part, line.by, (by) => ({ ...line, by }))
        ),
      });
    case "limit":
      return said(w.limit, {
        times: number(w.limit, line.times ?? "1", (times) => ({ ...line, times })),
      });
    case "split":
      if (line.less === null) return said(w.splitRest, { rest: rest(null, w.splitRest) });
      if (/^\d/.test(line.less))
        return said(w.takeRest, {
          less: number(w.takeRest, line.less, (less) => ({ ...line, less: less || "1" })),
          rest: rest(line.less, w.takeRest),
        });
      return said(w.rest, { rest: rest(line.less, w.rest) });
    case "copies":
      return said(w.copies, {
        copies: number(w.copies, line.copies, (copies) => ({ ...line, copies })),
        base: <b>{line.less === null ? w.named(kind, line.of) : w.left(kind, line.of)}</b>,
        by: number(w.copies, line.by, (by) => ({ ...line, by })),
      });
    case "discard":
      return said(w.discard, {
        of: heapGap(w.discard, line.keep, (keep) => ({ ...line, keep })),
      });
    case "cut":
      return said(w.cut, { of: heapGap(w.cut, line.of, (of) => ({ ...line, of })) });
    case "apart":
      return <>{w.apart(line.at)}</>;
    case "written":
      return (
        <label class="make-as-written">
          {w.written}{" "}
          <input
            class="code"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={line.text}
            onInput={(event) => set({ ...line, text: event.currentTarget.value })}
          />
        </label>
      );
  }
}
