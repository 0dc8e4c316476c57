import { useLayoutEffect, useRef } from "preact/hooks";
import { strings } from "../strings/index";
import { languages } from "../strings/languages";
import { openAsked, wrongBeside } from "../state/asked";
import { draft, draftError, subject, view } from "../state/game";
import { replaceLinkLanguage } from "../state/address";
import { toggleMisere } from "../state/departure";
import { playOnly } from "../state/eye";
import { place, openPanel } from "../state/place";
import { chooseLanguage, language } from "../strings/language";
import { themes } from "../links/options";
import { chooseTheme, theme } from "../state/settings";
import { Icon, Mark } from "../widgets/Icon";
import { Word } from "../widgets/Word";
import { LaterNotRead } from "../side/LaterNotRead";
import { Places } from "./Places";
import { Gallery } from "../dialogs/Sheets";

/**
 * Where the box marks the place of an error: an index of UTF-16 units for a column of code points.
 */
function unitOf(text: string, column: number): number {
  let at = 0;
  for (let point = 1; point < column && at < text.length; point++)
    at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  return at;
}

function PositionInput() {
  const s = strings.value;
  const box = useRef<HTMLInputElement>(null);
  const problem = draftError.value;
  // With the sentence, not behind it: what is typed next would replace the place alone.
  useLayoutEffect(() => {
    const field = box.current;
    if (!problem || problem.error.column === 0 || !field) return;
    if (document.activeElement !== field || field.value !== problem.text) return;
    const at = unitOf(problem.text, problem.error.column);
    field.setSelectionRange(at, Math.min(problem.text.length, at + 1));
  }, [problem]);
  return (
    <form
      class="position-form"
      onSubmit={(event) => {
        event.preventDefault();
        const text = box.current?.value ?? "";
        void openAsked(text, () => {
          // On a phone the keyboard goes away once there is a board to look at.
          if (matchMedia("(pointer: coarse)").matches) box.current?.blur();
        });
      }}
    >
      <input
        ref={box}
        class="position-input"
        data-testid="position-input"
        aria-label={s.input.label}
        aria-invalid={problem !== null}
        aria-describedby={problem ? "position-error" : "position-help"}
        placeholder={s.input.placeholder}
        value={draft.value}
        onInput={(event) => (draft.value = event.currentTarget.value)}
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="go"
        translate={false}
      />
      <span id="position-help" class="visually-hidden">
        {s.input.help}
      </span>
      <button type="submit" class="go" aria-label={s.input.go}>
        <Icon name="go" />
      </button>
    </form>
  );
}

/** To the next language. */
export function LanguageButton() {
  const codes = [...languages.keys()];
  const next = codes[(codes.indexOf(language.value) + 1) % codes.length]!;
  const about = languages.get(next)!;
  return (
    <button
      type="button"
      class="icon-button language"
      data-testid="language"
      aria-label={about.switchTo}
      lang={about.tag}
      onClick={() => {
        chooseLanguage(next);
        replaceLinkLanguage();
      }}
    >
      {about.name}
    </button>
  );
}

export function ThemeButton() {
  const s = strings.value;
  const name = s.settings.nextTheme(s.settings.themes[theme.value]);
  return (
    <button
      type="button"
      class="icon-button theme-button"
      aria-label={name}
      title={name}
      onClick={() => chooseTheme(themes[(themes.indexOf(theme.value) + 1) % themes.length]!)}
    >
      <Icon name={theme.value} />
    </button>
  );
}

/** Of the board: in Explore it would put the board's rule in the place of the sheet. */
export function MisereSwitch() {
  const s = strings.value;
  return (
    <span class="switch-asked">
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={view.value?.convention === "misere"}
          disabled={subject.value.kind !== "game" || view.value === null}
          onChange={(event) => {
            toggleMisere();
            // As it is, until it is agreed to.
            event.currentTarget.checked = view.peek()?.convention === "misere";
          }}
        />
        <span>{s.edit.misere}</span>
      </label>
      <Word name="misere" />
    </span>
  );
}

export function Header() {
  const s = strings.value;
  const problem = wrongBeside.value ? null : draftError.value;
  // Among puzzles, as in Play, nothing is typed.
  const plain = place.value === "puzzles" || (place.value === "board" && playOnly.value);
  return (
    <header class={plain ? "top top-play" : "top"}>
      <button
        type="button"
        class="skip"
        onClick={() => {
          document.querySelector<HTMLElement>("#board [tabindex='0'], #board button")?.focus();
        }}
      >
        {s.skip}
      </button>
      <div class="top-row">
        <div class="brand">
          <Mark />
          <span class="brand-name">Nimber</span>
        </div>
        <Places />
        <PositionInput />
        <div data-testid="gallery">
          <button
            type="button"
            class="button gallery-button"
            aria-label={s.edit.games}
            onClick={() => openPanel("gallery")}
          >
            <Icon name="grid" />
            <span class="gallery-word">{s.edit.games}</span>
          </button>
          <Gallery />
        </div>
        {place.value === "explore" ? null : (
          <div class="wide-only">
            <MisereSwitch />
          </div>
        )}
        <LanguageButton />
        <ThemeButton />
      </div>
      {problem ? (
        <div class="top-error" id="position-error">
          <LaterNotRead text={problem.text} error={problem.error} />
        </div>
      ) : null}
    </header>
  );
}
