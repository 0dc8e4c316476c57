/** Below a box in which words were typed that are no game's name: games that may be meant. */
import { presets, type Preset } from "../state/presets";
import { presetWords } from "../state/presetWords";
import { openPreset } from "../state/openPreset";
import { openPanel } from "../state/place";
import { gameLikes, gameNames } from "../strings/gameNames";
import { faceStrings, playStrings, strings } from "../strings/index";
import { nearest, plain } from "../widgets/finding";
import "./meant.css";

const mostMeant = 4;

function titleOf(preset: Preset): string {
  const { misere, title } = presetWords(preset);
  return misere ? `${title} · ${strings.value.edit.misere}` : title;
}

export function Meant({ text }: { text: string }) {
  const f = faceStrings.value;
  const texts = presets.map((preset) => {
    const { rule, title } = presetWords(preset);
    const names = [...(gameNames[preset.name] ?? []), gameLikes[preset.name] ?? ""];
    return plain([title, rule, preset.name, ...names].join("\n"));
  });
  const found = nearest(texts, text).slice(0, mostMeant);
  return (
    <div class="meant" role="alert" data-testid="meant">
      <p>{found.length > 0 ? f.meant : f.none}</p>
      <p class="meant-games">
        {found.map((at) => (
          <button
            key={at}
            type="button"
            class="button"
            data-testid="meant-game"
            data-game={presets[at]!.name}
            onClick={() => void openPreset(presets[at]!, () => scrollTo({ top: 0 }))}
          >
            {titleOf(presets[at]!)}
          </button>
        ))}
        <button
          type="button"
          class="button"
          data-testid="meant-all"
          onClick={() => openPanel("gallery")}
        >
          {playStrings.value.doors.games}
        </button>
      </p>
    </div>
  );
}
