import { useState } from "preact/hooks";
import { engine } from "../../engine/index";
import { isError } from "../../engine/client";
import { errorSentence, strings, bookStrings } from "../../strings/index";
import { AskForm } from "../AskForm";
import { Inlines } from "../Inlines";
import type { Block } from "../content";
import type { Answer } from "./part";
import { VerticesPart } from "./cells";

/** The reader's own graph: arrows typed, values worked out by hand and checked. */
export function DrawGraph({ block }: { block: Extract<Block, { kind: "draw" }> }) {
  const s = bookStrings.value;
  const arrows = block.graph.replace(/^graph\//, "");
  const [graph, setGraph] = useState({ rule: block.graph, vertices: verticesOf(arrows) });
  const [wrong, setWrong] = useState("");
  const [answer, setAnswer] = useState<Answer>("open");
  const draw = async (typed: string) => {
    const vertices = verticesOf(typed);
    const read = await engine.read(`graph/${typed}:${vertices[0] ?? "a"}`);
    if (isError(read) || read.kind !== "position") {
      setWrong(isError(read) ? errorSentence(strings.value, read.error) : "");
      return;
    }
    const drawn = read.terms[0]!;
    // A token on each vertex: one that has no value can't be worked out.
    const known = await engine.analyzeBeside(`${drawn.rule}:${drawn.vertices.join(",")}`);
    if (isError(known)) {
      setWrong(errorSentence(strings.value, known.error));
      return;
    }
    const endless = known.terms[0]!.components.findIndex((token) => token.infinite);
    if (endless >= 0) {
      setWrong(s.draw.circle(drawn.vertices[endless]!));
      return;
    }
    setWrong("");
    setAnswer("open");
    setGraph({ rule: drawn.rule, vertices: drawn.vertices });
  };
  return (
    <figure class="book-figure book-exercise" data-testid="draw-graph">
      <AskForm label={s.draw.arrows} start={arrows} button={s.draw.draw} wrong={wrong} ask={draw} />
      <VerticesPart
        key={graph.rule}
        exercise={{ kind: "vertices", graph: graph.rule, vertices: graph.vertices }}
        start={graph.vertices[0]}
        answer={answer}
        setAnswer={setAnswer}
      />
      <figcaption>
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}

const verticesOf = (arrows: string) =>
  [...new Set(arrows.split(/[-,\s]+/).filter(Boolean))].slice(0, 24);
