/** A task as it stands on paper: what it says, and what is asked. Screens have it at its place. */
import type { ComponentChildren } from "preact";
import { OwnWords } from "../judge/OwnProblem";
import { readOwn } from "../links/ownProblem";
import { readSheetLink } from "../links/sheet";
import { taskOf } from "../links/tasks";
import { lessonStrings } from "../strings/index";
import type { BookParts } from "./bookParts";
import { JudgeWords, RuleWords } from "./TaskWords";

/** The rules of a sheet: its answers are what is looked for. */
const rulesIn = (link: string) =>
  (readSheetLink(link)?.text ?? "")
    .split("\n")
    .flatMap((line) => /^rule\s+(\S.*)$/.exec(line)?.[1]?.trim() ?? [])
    // They are read as a link is.
    .map((rule) => rule.replaceAll("%", "%25"));

function Asked({ link, book }: { link: string; book: BookParts }): ComponentChildren {
  const task = taskOf(link);
  const { asks } = lessonStrings.value.tasks;
  const words = (text: string) => <p>{text}</p>;
  switch (task.kind) {
    case "value":
      return words(asks.value);
    case "law":
      return (
        <>
          <RuleWords text={task.text} code />
          {words(asks.law)}
        </>
      );
    case "rule":
      return (
        <>
          {/* What a teacher asks stands above as the task's name. */}
          {task.ask === "" ? <RuleWords text={task.text} code={false} /> : null}
          {words(asks.rule)}
        </>
      );
    case "problem":
      return <JudgeWords name={task.name} />;
    case "own": {
      const one = readOwn(task.value);
      return typeof one === "string" ? null : <OwnWords one={one} />;
    }
    case "chapter":
      return words(task.ask || asks.chapter);
    case "sheet":
      return (
        <>
          {rulesIn(link).map((rule) => (
            <RuleWords key={rule} text={rule} code />
          ))}
          {words(task.ask || asks.sheet)}
        </>
      );
    case "exercise":
      return <book.Words chapter={task.chapter} id={task.exercise} />;
    case "board":
    case "puzzle":
      return words(asks[task.kind]);
  }
}

export const TaskPaper = (props: { link: string; book: BookParts }) => (
  <div class="lesson-paper lesson-words" data-testid="class-paper">
    <Asked {...props} />
  </div>
);
