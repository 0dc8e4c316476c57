/** A board on somebody's own page: as a frame, or as an element of the page. */
import { useEffect, useState } from "preact/hooks";
import { mainPage } from "../links/ownPage";
import { current, path } from "../state/record";
import { currentUrl, linkOf } from "../state/links";
import { readOptions, without } from "../links/options";
import { asks, options, record } from "../state/game";
import { language } from "../strings/language";
import { shareStrings } from "../strings/index";
import { TextField } from "./Field";
import { hosted, kept, single } from "./links";
import { elementSnippet, frameSnippet } from "./snippets";

/** Options that another page's board doesn't take from here. */
const own = ["view=", "lang=", "theme=", "chapter=", "worksheet=", "problem=", "quiz", "play"];

export function EmbedPart() {
  const w = shareStrings.value;
  const [quiz, setQuiz] = useState(() => asks.peek().quiz);
  const [fixed, setFixed] = useState(() => asks.peek().language !== null);
  const [moves, setMoves] = useState(false);
  const [texts, setTexts] = useState<{ frame: string; element: string } | null>(null);
  const here = record.value;
  const lang = fixed ? language.value : null;
  const rest = options.value;
  useEffect(() => {
    if (!here) return;
    let late = false;
    const line = path(here).map((node) => node.position);
    const chosen = moves ? line : line.slice(-1);
    const shared = [
      ...without(kept(rest), ...own),
      ...(quiz ? ["quiz"] : []),
      ...(lang === null ? [] : [`lang=${lang}`]),
    ];
    void Promise.all([
      linkOf(chosen, [...shared, "embed"]),
      linkOf(chosen, shared),
      linkOf(chosen, []),
    ]).then(([framed, open, plain]) => {
      if (late) return;
      const title = w.embed.frameTitle(current(here).position.slice(0, 60));
      setTexts({
        frame: frameSnippet(currentUrl(framed), title),
        element: elementSnippet({
          script: new URL("embed/nimber-board.js", mainPage()).href,
          position: plain.replaceAll("%25", "%"),
          lang,
          quiz,
          face: readOptions(rest).face,
          link: currentUrl(open),
          words: title,
        }),
      });
    });
    return () => {
      late = true;
    };
  }, [here, rest, quiz, lang, moves, w]);
  if (!here) return null;
  if (!hosted())
    return (
      <p class="share-about" data-testid="embed-needs-page">
        {w.embed.needsPage}
      </p>
    );
  const box = (label: string, on: boolean, set: (on: boolean) => void, name: string) => (
    <label class="switch switch-row">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        data-testid={`embed-${name}`}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <div>
      <p class="share-about">{w.embed.about}</p>
      <div class="embed-options">
        {box(w.embed.quiz, quiz, setQuiz, "quiz")}
        {box(w.embed.fixLanguage, fixed, setFixed, "lang")}
        {path(here).length > 1 ? box(w.embed.moves, moves, setMoves, "moves") : null}
      </div>
      {texts ? (
        <>
          <TextField
            name="frame"
            label={w.embed.frame}
            text={texts.frame}
            button={w.embed.copyFrame}
            rows={4}
          />
          {single ? null : (
            <>
              <TextField
                name="element"
                label={w.embed.element}
                text={texts.element}
                button={w.embed.copyElement}
                rows={5}
              />
              <p class="share-about quiet">{w.embed.elementAbout}</p>
            </>
          )}
        </>
      ) : null}
    </div>
  );
}
