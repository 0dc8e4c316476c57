/** The edges of a graph that is too large to draw, as a list. */
import { useState } from "preact/hooks";
import { Icon } from "../widgets/Icon";
import { makeStrings } from "../strings/index";
import { connect, importEdges, removeEdge, type Drawing, type Manner } from "./graphDrawing";

const mostListed = 100;

export function GraphItems({
  drawing,
  manner,
  put,
}: {
  drawing: Drawing;
  manner: Manner;
  put: (next: Drawing) => void;
}) {
  const words = makeStrings.value.editor;
  const [text, setText] = useState("");
  const [wanted, setWanted] = useState("");
  const found = drawing.edges
    .map((edge, at) => ({ edge, at }))
    .filter(({ edge }) => wanted === "" || edge.includes(wanted));
  const add = () => {
    const read = importEdges(text);
    const ends = "list" in read ? read.list.split("-") : [];
    const next = ends.length === 2 ? connect(drawing, ends[0]!, ends[1]!, manner) : null;
    if (!next) return;
    put(next);
    setText("");
  };
  return (
    <div class="graph-items">
      <div class="field-row">
        <label class="field field-short">
          <span>{words.list.find}</span>
          <input
            class="code"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value.trim())}
          />
        </label>
        <label class="field field-short">
          <span>{words.list.add}</span>
          <input
            class="code"
            placeholder="a-b"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
        </label>
        <button type="button" class="button" onClick={add}>
          <Icon name="plus" />
          {words.list.go}
        </button>
      </div>
      <ul>
        {found.slice(0, mostListed).map(({ edge, at }) => (
          <li key={at}>
            <code translate={false}>{edge.join("-")}</code>
            <button
              type="button"
              class="box-remove"
              aria-label={words.removeEdge(...edge)}
              onClick={() => put(removeEdge(drawing, at))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {found.length > mostListed ? (
        <p class="quiet">{words.list.more(found.length - mostListed)}</p>
      ) : null}
    </div>
  );
}
