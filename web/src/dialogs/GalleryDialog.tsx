/** Every game as a card: its picture, its name, its rule, and what was won there. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { gameOf, presetGroups, presets, type Preset } from "../state/presets";
import { presetWords, type PresetWords } from "../state/presetWords";
import { looksNumbered } from "../state/looksTold";
import { gameOfProblem, openPreset } from "../state/openPreset";
import { closePanel, openPanel, panel } from "../state/place";
import { wonGames } from "../goals/wins";
import { gameLikes, gameNames } from "../strings/gameNames";
import { faceStrings, strings } from "../strings/index";
import { Dialog } from "../widgets/Dialog";
import { holdsPlain } from "../widgets/finding";
import { Icon } from "../widgets/Icon";
import { Thumb } from "../boards/Thumb";
import "../boards/boards.css";
import "../boards/faces.css";
import "./gallery.css";

type Card = Preset & PresetWords;
const cardOf = (preset: Preset): Card => ({ ...preset, ...presetWords(preset) });

/** In the other language too. */
const namesOf = (name: string) => [...(gameNames[name] ?? []), gameLikes[name] ?? ""].join(" ");

function GameCard({ card, width }: { card: Card; width: number }) {
  const { face, name, pictured, position, rule, title } = card;
  const won = wonGames.value[name] ?? 0;
  return (
    <button
      type="button"
      class="game-card"
      data-testid="game-card"
      data-game={name}
      data-look={name}
      onClick={() => {
        closePanel();
        void openPreset(card, () => scrollTo({ top: 0 }));
      }}
    >
      <Thumb position={pictured ?? position} face={face} width={width} />
      <b>
        {title} {card.misere ? <span class="chip">{strings.value.edit.misere}</span> : null}
      </b>
      <span class="quiet">{rule}</span>
      {won > 0 ? <span class="game-won">{faceStrings.value.won(won)}</span> : null}
    </button>
  );
}

/** The game of a judge's problem whose number is typed; null until it is known, "" for none. */
function useProblemsGame(asked: string): string | null {
  const [known, setKnown] = useState({ asked: "", game: "" });
  useEffect(() => {
    let late = false;
    const learn = (game: string) => !late && setKnown({ asked, game });
    // Without the list of problems no game is meant.
    void gameOfProblem(asked).then(learn, () => learn(""));
    return () => {
      late = true;
    };
  }, [asked]);
  if (!looksNumbered(asked)) return "";
  return known.asked === asked ? known.game : null;
}

function GalleryBody() {
  const s = strings.value;
  const f = faceStrings.value;
  const [asked, setAsked] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const measure = () => {
      const columns = Math.max(2, Math.floor((box.clientWidth + 10) / 230));
      setWidth(Math.floor((box.clientWidth - (columns - 1) * 10) / columns));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  const game = useProblemsGame(asked);
  const cards = presets
    .map(cardOf)
    .filter((card) =>
      game
        ? gameOf(card.position) === game
        : holdsPlain(
            `${card.title} ${card.misere ? s.edit.misere : ""} ${card.rule} ${card.name} ${card.position} ${namesOf(card.name)} ${s.forms.groups[card.group]}`,
            asked,
          ),
    );
  return (
    <div ref={list} class="gallery" style={{ "--card": `${width}px` }}>
      <p class="quiet">{f.about}</p>
      <input
        inputMode="search"
        class="gallery-search"
        data-testid="gallery-search"
        aria-label={f.search}
        placeholder={f.search}
        value={asked}
        onInput={(event) => setAsked(event.currentTarget.value)}
        autocomplete="off"
        spellcheck={false}
      />
      <button
        type="button"
        class="game-card game-card-make"
        data-testid="make-open"
        onClick={() => openPanel("make")}
      >
        <span class="make-picture" aria-hidden="true">
          <Icon name="edit" />
        </span>
        <span>
          <b>{s.edit.make}</b>
          <span class="quiet">{f.make}</span>
        </span>
      </button>
      {cards.length === 0 && game !== null ? <p role="status">{f.none}</p> : null}
      {width === 0
        ? null
        : presetGroups.map((group) => {
            const own = cards.filter((card) => card.group === group);
            return own.length === 0 ? null : (
              <section key={group} aria-labelledby={`gallery-${group}`}>
                <h3 id={`gallery-${group}`}>{s.forms.groups[group]}</h3>
                <div class="game-cards">
                  {own.map((card) => (
                    <GameCard key={card.name} card={card} width={width - 2} />
                  ))}
                </div>
              </section>
            );
          })}
    </div>
  );
}

export function GalleryDialog() {
  return (
    <Dialog
      name="gallery"
      title={faceStrings.value.title}
      open={panel.value === "gallery"}
      onClose={closePanel}
    >
      <GalleryBody />
    </Dialog>
  );
}
