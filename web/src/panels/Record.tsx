import { strings } from "../strings/index";
import { jump, knownView, moveBetween, record } from "../state/session";
import { line } from "../state/record";

export function Record() {
  const s = strings.value;
  const here = record.value;
  if (!here) return null;
  const nodes = line(here);
  const first = nodes[0]!;
  return (
    <section class="card record" aria-labelledby="record-title">
      <h2 id="record-title">{s.record.title}</h2>
      <ol class="steps">
        <li>
          <button
            type="button"
            class="step step-start"
            aria-current={here.cursor === first.id ? "step" : undefined}
            onClick={() => jump(first.id)}
          >
            <span class="step-number">0</span>
            <span class="step-words">{s.record.start}</span>
            <code class="step-position" translate={false}>
              {first.position}
            </code>
          </button>
        </li>
        {nodes.slice(1).map((node, at) => {
          const before = nodes[at]!;
          const move = moveBetween(before.position, node.position);
          const terms = knownView(before.position)?.terms ?? knownView(first.position)?.terms ?? [];
          return (
            <li key={node.id} data-testid="record-step" data-position={node.position}>
              <button
                type="button"
                class="step"
                aria-current={here.cursor === node.id ? "step" : undefined}
                onClick={() => jump(node.id)}
              >
                <span class="step-number" data-player={node.ply % 2 === 1 ? 1 : 2}>
                  {node.ply}
                </span>
                <span class="step-words">{move ? s.move(move, { terms }) : "…"}</span>
                <code class="step-position" translate={false}>
                  {node.position}
                </code>
              </button>
            </li>
          );
        })}
      </ol>
      {nodes.length === 1 ? <p class="quiet">{s.record.empty}</p> : null}
    </section>
  );
}
