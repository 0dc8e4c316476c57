/** The tools beside a drawing: what a press on it does, undo and redo, another vertex, order. */
import { makeStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import type { Manner } from "./graphDrawing";
import type { Step } from "./useDrawing";
import { Segments } from "../widgets/Segments";

export type Tool = "connect" | "move" | "token" | "visited" | "remove";

const toolsOf = ({ tokens }: Manner): readonly Tool[] => [
  "connect",
  "move",
  ...(tokens === "none" ? [] : (["token"] as const)),
  ...(tokens === "one" ? (["visited"] as const) : []),
  "remove",
];

/** Undo and redo. */
export function Undoable({
  may,
  step,
}: {
  may: Record<Step, boolean>;
  step: (which: Step) => void;
}) {
  const words = makeStrings.value.editor;
  return (
    <>
      <IconButton
        icon="undo"
        label={words.undo}
        testid="graph-undo"
        disabled={!may.undo}
        onClick={() => step("undo")}
      />
      <IconButton
        icon="redo"
        label={words.redo}
        testid="graph-redo"
        disabled={!may.redo}
        onClick={() => step("redo")}
      />
    </>
  );
}

export function GraphTools(props: {
  manner: Manner;
  tool: Tool;
  take: (tool: Tool) => void;
  may: Record<Step, boolean>;
  step: (which: Step) => void;
  stale: boolean;
  empty: boolean;
  chosen: string | null;
  add: () => void;
  loop: (vertex: string) => void;
  tidy: () => void;
}) {
  const words = makeStrings.value.editor;
  const { manner, tool, take, may, step, stale, empty, chosen, add, loop, tidy } = props;
  return (
    <div class="graph-tools">
      <Segments
        label={words.tool}
        list={toolsOf(manner)}
        now={tool}
        words={(one) => words.tools[one]}
        choose={take}
        mark={(one) => ({ "data-tool": one })}
      />
      <Undoable may={may} step={step} />
      <button
        type="button"
        class="button small graph-tool"
        data-testid="add-vertex"
        aria-label={words.addVertex}
        title={words.addVertex}
        disabled={stale}
        onClick={add}
      >
        <Icon name="plus" />
        <span class="graph-tool-words">{words.addVertex}</span>
      </button>
      {manner.loops && chosen !== null && tool === "connect" ? (
        <button
          type="button"
          class="button small"
          data-testid="add-loop"
          onClick={() => loop(chosen)}
        >
          {words.addLoop(chosen)}
        </button>
      ) : null}
      <button
        type="button"
        class="button small graph-tool"
        data-testid="graph-tidy"
        aria-label={words.tidy}
        title={words.tidy}
        disabled={stale || empty}
        onClick={tidy}
      >
        <Icon name="tidy" />
        <span class="graph-tool-words">{words.tidy}</span>
      </button>
    </div>
  );
}
