import { presetGroups, presets } from "../presets";
import { strings } from "../strings/index";
import { changeTo } from "../state/changing";
import { closePanel } from "../state/panels";

export function PresetList() {
  const s = strings.value;
  return (
    <>
      {presetGroups.map((group) => (
        <div class="preset-group" key={group}>
          <p class="preset-head">{s.forms.groups[group]}</p>
          <ul class="presets">
            {presets
              .filter((preset) => preset.group === group)
              .map(({ name, position }) => (
                <li key={name}>
                  <button
                    type="button"
                    class="preset"
                    onClick={() => {
                      closePanel();
                      void changeTo(position, "gallery", () => scrollTo({ top: 0 }));
                    }}
                  >
                    <b>{s.presets.names[name].title}</b>
                    <span class="quiet">{s.presets.names[name].about}</span>
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
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
