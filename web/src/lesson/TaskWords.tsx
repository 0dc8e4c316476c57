/** What a task says of its rule, its position or its problem; on paper as well. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { Sample } from "../judge/Sample";
import { textHere } from "../judge/state";
import { nameWords } from "../judge/words";
import { errorSentence, lessonStrings, strings } from "../strings/index";
import { joined } from "../strings/joined";
import { formatInteger } from "../strings/numbers";
import { readBoard, wordsOf, type ReadBoard } from "./classBoard";
import type { Verdict } from "./verdict";
import { Picture } from "./Worksheet";
import type { ProblemInfo, ReadRecord } from "#module/nimber.js";

type RuleView = Extract<ReadRecord, { kind: "rule" }>;

/** The rule in words. */
function useRule(text: string): RuleView | null {
  const [rule, setRule] = useState<RuleView | null>(null);
  useEffect(() => {
    let late = false;
    void engine.openLink(text).then(async (link) => {
      if (isError(link) || link.kind !== "rule") return;
      const read = await engine.read(link.rule);
      if (!late && !isError(read) && read.kind === "rule") setRule(read);
    });
    return () => {
      late = true;
    };
  }, [text]);
  return rule;
}

export function RuleWords({ text, code }: { text: string; code: boolean }) {
  const rule = useRule(text);
  const s = strings.value;
  if (!rule) return null;
  return (
    <p data-testid="task-rule">
      {s.together(s.rule(rule.sentence), s.ending(rule.sentence, false))}{" "}
      {code ? <code translate={false}>{rule.rule}</code> : null}
    </p>
  );
}

/** A position: its rule, what is asked of it, and its picture. */
export function BoardHere({ text, children }: { text: string; children?: ComponentChildren }) {
  const [board, setBoard] = useState<ReadBoard | null>(null);
  useEffect(() => {
    let late = false;
    void readBoard(text).then((read) => {
      if (!late) setBoard(read);
    });
    return () => {
      late = true;
    };
  }, [text]);
  if (board?.error) return <p class="error-words">{errorSentence(strings.value, board.error)}</p>;
  return board?.view ? (
    <>
      <p data-testid="task-rule">
        {wordsOf(board).rule} <code translate={false}>{board.view.position}</code>
      </p>
      {children}
      <div class="lesson-picture" inert aria-hidden="true">
        <Picture view={board.view} face={board.face} />
      </div>
    </>
  ) : (
    <>{children}</>
  );
}

/** A judge's problem, as far as it is needed to write a program for it. */
export function JudgeWords({ name }: { name: string }) {
  const [one, setOne] = useState<ProblemInfo | null>(null);
  useEffect(() => {
    let late = false;
    void engine.problems().then((list) => {
      if (!late && Array.isArray(list)) setOne(list.find((it) => it.name === name) ?? null);
    });
    return () => {
      late = true;
    };
  }, [name]);
  if (!one) return null;
  return (
    <>
      <p>
        <b data-title>{textHere(one.title)}</b> <span class="quiet">{nameWords(one.name)}</span>
      </p>
      <p>{textHere(one.asks)}</p>
      <Sample one={{ input: one.sample.in, output: one.sample.out }} />
    </>
  );
}

/** No game that ends has these: what is empty is lost, and worth 0. */
const oneHeap = { lost: "P when n%9==4||n>=99", value: "g(n) = (n+1)%9" };
const twoHeaps = { lost: "P when a==b+1||b>=99", value: "g(a,b) = xor(a,b+1)" };

/** How a law is written. */
export function LawHow({ text }: { text: string }) {
  const t = lessonStrings.value.tasks.law;
  const rule = useRule(text);
  if (!rule) return null;
  const examples = rule.sequence ? oneHeap : twoHeaps;
  return (
    <div class="quiet lesson-how" data-testid="law-how">
      <p>
        <code translate={false}>{examples.lost}</code> {t.lost}
      </p>
      <p>
        <code translate={false}>{examples.value}</code> {t.value}
      </p>
      <p>{t.signs}</p>
    </div>
  );
}

/** What a program prints is longer than a line. */
const mostShown = 120;
export const shortened = (text: string): string =>
  text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;

/** What refutes an answer, where that is known: of a law the smallest counterexample. */
export function refutes(verdict: Verdict): string {
  const t = lessonStrings.value.tasks;
  if (verdict.kind !== "wrong") return "";
  if ("line" in verdict) return t.line(verdict.line, shortened(verdict.right));
  const law = "law" in verdict ? verdict.law : null;
  const at = law?.counterexample;
  if (!law || !at) return "";
  const said = at.guessed;
  return joined(
    t.counter(at.heaps.map(formatInteger)),
    law.about === "value"
      ? t.counterValue(formatInteger(at.value), said === null ? null : formatInteger(said))
      : t.counterLost(
          at.value === 0n,
          said === null ? null : (law.about === "lost") === (said !== 0n),
        ),
  );
}
