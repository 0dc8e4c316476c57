import { presets } from "../presets";
import { strings } from "../strings/index";
import { openText } from "../state/session";
import { closePanel } from "../state/panels";

export function PresetList() {
  const s = strings.value;
  return (
    <ul class="presets">
      {presets.map(({ name, position }) => (
        <li key={name}>
          <button
            type="button"
            class="preset"
            onClick={() => {
              closePanel();
              void openText(position).then(() => scrollTo({ top: 0 }));
            }}
          >
            <b>{s.presets.names[name].title}</b>
            <span class="quiet">{s.presets.names[name].about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Presets() {
  const s = strings.value;
  return (
    <section class="card preset-card" aria-labelledby="presets-title">
      <h2 id="presets-title">{s.presets.title}</h2>
      <p class="quiet card-note">{s.presets.about}</p>
      <PresetList />
    </section>
  );
}
