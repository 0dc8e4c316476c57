/**
 * Draws a graph by mouse, touch or keyboard: vertices, arrows, tokens. It writes a text; the module
 * reads it.
 */
import { useState } from "preact/hooks";
import { layoutGraph, mostEdges, mostVertices, radius } from "../boards/graphLayout";
import { pathOf } from "../boards/layered";
import { Icon } from "../panels/Icon";
import { strings } from "../strings/index";
import {
  addToken,
  freshName,
  readGraph,
  removeAt,
  toggleEdge,
  writeGraph,
  type GraphDraft,
} from "./graphText";
import { ArrowTip } from "../boards/ArrowTip";
import type { FieldProps } from "../panels/forms";
import "../styles/boards.css";

const tools = ["connect", "token", "remove"] as const;
type Tool = (typeof tools)[number];

export function GraphEditor({ id, draft, change }: FieldProps) {
  const s = strings.value;
  const words = s.forms.editor;
  const [tool, setTool] = useState<Tool>("connect");
  const [from, setFrom] = useState<string | null>(null);
  const [loose, setLoose] = useState<readonly string[]>([]);
  const graph = readGraph(draft.rules, draft.state, loose);
  if (!graph) return null;
  if (graph.vertices.length > mostVertices || graph.edges.length > mostEdges)
    return <p class="quiet">{words.tooBig}</p>;

  const put = (next: GraphDraft) => {
    const text = writeGraph(next);
    change(text);
    const kept = readGraph(text.rules, text.state, [])?.vertices ?? [];
    setLoose(next.vertices.filter((name) => !kept.includes(name)));
  };
  const addVertex = () => {
    const name = freshName(graph.vertices);
    // A chosen vertex gets its arrow to the new one at once.
    if (from !== null)
      put(toggleEdge({ ...graph, vertices: [...graph.vertices, name] }, from, name));
    else setLoose([...loose, name]);
    setFrom(null);
  };
  const touch = (name: string) => {
    if (tool === "token") put(addToken(graph, name));
    else if (tool === "remove") put(removeAt(graph, name));
    else if (from === null) setFrom(name);
    else {
      if (from !== name) put(toggleEdge(graph, from, name));
      setFrom(null);
    }
  };
  const removeEdge = (at: number) =>
    put({ ...graph, edges: graph.edges.filter((_, other) => other !== at) });

  const index = (name: string) => graph.vertices.indexOf(name);
  const flat = graph.edges.flatMap(([a, b]) => [index(a), index(b)]);
  const picture = layoutGraph(graph.vertices.length, flat, true);
  const width = Math.max(picture.width, 120);
  const height = Math.max(picture.height, 90);
  const onKey = (event: KeyboardEvent, act: () => void) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
  return (
    <fieldset class="field graph-editor">
      <legend>{words.label}</legend>
      <div class="graph-tools">
        <div class="segments" role="group" aria-label={words.tool}>
          {tools.map((one) => (
            <button
              key={one}
              type="button"
              class="segment"
              data-tool={one}
              aria-pressed={tool === one}
              onClick={() => {
                setTool(one);
                setFrom(null);
              }}
            >
              {words.tools[one]}
            </button>
          ))}
        </div>
        <button type="button" class="button" data-testid="add-vertex" onClick={addVertex}>
          <Icon name="plus" />
          {words.addVertex}
        </button>
      </div>
      <p class="quiet graph-about" role="status">
        {from !== null ? words.from(from) : words.about[tool]}
      </p>
      <div
        class="graph-sheet"
        data-testid="graph-sheet"
        onClick={(event) => {
          if (tool === "connect" && !(event.target as Element).closest("[data-vertex]"))
            addVertex();
        }}
      >
        <svg
          class="graph-picture"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={words.label}
        >
          <defs>
            <ArrowTip id={`${id}-arrow`} class="arrow-head" size={6.5} />
          </defs>
          {picture.edges.map((line, at) => (
            <g
              key={graph.edges[at]!.join("-")}
              class={`edit-arrow${tool === "remove" ? " edit-arrow-free" : ""}`}
              role={tool === "remove" ? "button" : undefined}
              tabindex={tool === "remove" ? 0 : undefined}
              aria-label={tool === "remove" ? words.arrow(...graph.edges[at]!) : undefined}
              onClick={(event) => {
                if (tool !== "remove") return;
                event.stopPropagation();
                removeEdge(at);
              }}
              onKeyDown={(event) => {
                if (tool === "remove") onKey(event, () => removeEdge(at));
              }}
            >
              <path class="arrow-hit" d={pathOf(line)} />
              <path class="arrow" d={pathOf(line)} marker-end={`url(#${id}-arrow)`} />
            </g>
          ))}
          {picture.vertices.map((at, vertex) => {
            const name = graph.vertices[vertex]!;
            const tokens = graph.tokens.filter((one) => one === name).length;
            return (
              <g
                key={name}
                class={`vertex edit-vertex${from === name ? " vertex-target" : ""}`}
                transform={`translate(${at.x} ${at.y})`}
                role="button"
                tabindex={0}
                aria-pressed={from === name}
                aria-label={words.vertex(name, tokens)}
                data-vertex={name}
                onClick={(event) => {
                  event.stopPropagation();
                  touch(name);
                }}
                onKeyDown={(event) => onKey(event, () => touch(name))}
              >
                <circle
                  class={`vertex-rim${loose.includes(name) ? " vertex-loose" : ""}`}
                  r={radius}
                />
                {tokens > 0 ? <circle class="token-disc token-still" r={17} /> : null}
                <text class={tokens > 0 ? "token-name" : "vertex-name"} y="5" text-anchor="middle">
                  {name}
                </text>
                {tokens > 1 ? (
                  <>
                    <circle class="token-count" cx="-15" cy="-15" r="9.5" />
                    <text class="token-number" x="-15" y="-11" text-anchor="middle">
                      {tokens}
                    </text>
                  </>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
      {loose.length > 0 ? <p class="quiet">{words.loose}</p> : null}
    </fieldset>
  );
}
