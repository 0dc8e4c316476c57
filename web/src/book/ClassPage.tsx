/** The page for a class, with what the book lends it: its chapters, and their exercises. */
import { useEffect, useState } from "preact/hooks";
import { TeacherPage } from "../lesson/TeacherPage";
import type { BookParts } from "../lesson/bookParts";
import { BoardHere, RuleWords } from "../lesson/TaskWords";
import { MissingPart } from "../widgets/MissingPart";
import { asker } from "./asker";
import { bookLanguage, entriesHere, loadChapter } from "./chapters";
import type { Block, Chapter, ExerciseBlock, ExerciseKind, Inline } from "./content";
import { Exercise } from "./Exercise";
import { replay } from "./exercises/replay";
import { rightOf } from "./exercises/right";
import { Inlines } from "./Inlines";

function exerciseIn(chapter: Chapter, id: string): ExerciseBlock | null {
  const inside = (blocks: readonly Block[]): ExerciseBlock | undefined =>
    blocks.find((one): one is ExerciseBlock => one.kind === "exercise" && one.id === id);
  return (
    inside(chapter.blocks) ??
    chapter.body.map((section) => inside(section.blocks)).find((one) => one !== undefined) ??
    null
  );
}

const find = async (number: number, id: string): Promise<ExerciseBlock | null> => {
  const chapter = await loadChapter(bookLanguage.peek(), number);
  return chapter && exerciseIn(chapter, id);
};

function useBlock(chapter: number, id: string): ExerciseBlock | "missing" | null {
  const lang = bookLanguage.value;
  const [block, setBlock] = useState<ExerciseBlock | "missing" | null>(null);
  useEffect(() => {
    let late = false;
    find(chapter, id).then(
      (found) => {
        if (!late) setBlock(found ?? "missing");
      },
      () => {
        if (!late) setBlock("missing");
      },
    );
    return () => {
      late = true;
    };
  }, [chapter, id, lang]);
  return block;
}

function ClassExercise(props: {
  chapter: number;
  id: string;
  onSaid: (said: string, right: boolean) => void;
}) {
  const { chapter, id, onSaid } = props;
  const block = useBlock(chapter, id);
  if (block === "missing") return <MissingPart />;
  if (!block) return <p class="quiet">…</p>;
  const entry = entriesHere().find((one) => one.number === chapter);
  return (
    <Exercise
      block={block}
      chapter={chapter}
      number={(entry?.exercises.indexOf(id) ?? -1) + 1}
      onSaid={onSaid}
    />
  );
}

/** What an exercise is about, as far as it can stand on paper. */
function Given({ exercise }: { exercise: ExerciseKind }) {
  switch (exercise.kind) {
    case "move":
    case "who":
      return <BoardHere text={exercise.position} />;
    case "number":
      return exercise.board === "" ? null : <BoardHere text={exercise.board} />;
    case "fill":
      return (
        <>
          <RuleWords text={exercise.rule} code />
          <p>
            <code translate={false}>{`n = ${exercise.from} … ${exercise.to}`}</code>
          </p>
        </>
      );
    case "vertices":
      return (
        <p>
          <code translate={false}>
            {exercise.graph.replace("graph/", "").replaceAll(",", ", ")}
          </code>
        </p>
      );
    case "law":
      return <RuleWords text={exercise.rule} code />;
    case "choose":
      return <Listed items={exercise.options.map(({ text }) => text)} />;
    case "order":
      return <Listed items={exercise.shown.map((at) => exercise.steps[at]!)} />;
    case "mine":
      return <p>{exercise.title}</p>;
  }
}

const Listed = ({ items }: { items: readonly Inline[][] }) => (
  <ol>
    {items.map((text, at) => (
      <li key={at}>
        <Inlines list={text} />
      </li>
    ))}
  </ol>
);

/** Its question, and what that is about. */
function ExerciseWords({ chapter, id }: { chapter: number; id: string }) {
  const block = useBlock(chapter, id);
  if (block === null || block === "missing") return null;
  return (
    <>
      <p>
        <Inlines list={block.ask} />
      </p>
      <Given exercise={block.exercise} />
    </>
  );
}

const book: BookParts = {
  chapters: entriesHere,
  Exercise: ClassExercise,
  Words: ExerciseWords,
  async right(chapter, id) {
    try {
      const block = await find(chapter, id);
      return block ? await rightOf(asker, block.exercise) : [];
    } catch {
      return [];
    }
  },
  async replay(chapter, id, said) {
    try {
      const block = await find(chapter, id);
      const found = block && (await replay(asker, block.exercise, said));
      return { kind: found === null ? "broken" : found === "blank" ? "empty" : found };
    } catch {
      return { kind: "broken" };
    }
  },
};

export const ClassPage = () => <TeacherPage book={book} />;
