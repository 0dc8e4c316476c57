/** What the class sent back, pasted by the teacher: which boards were won, and by whom. */
import { useState } from "preact/hooks";
import { sentIn } from "../links/classList";
import { lessonStrings, strings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { check, type Checked } from "./judge";

export function CheckSent({ positions }: { positions: readonly string[] }) {
  const t = lessonStrings.value;
  const [text, setText] = useState("");
  const [found, setFound] = useState<readonly Checked[] | null>(null);
  const people = [...new Set((found ?? []).map((one) => one.name))];
  return (
    <form
      class="lesson-check-form"
      onSubmit={(event) => {
        event.preventDefault();
        void Promise.all(sentIn(text).map((one) => check(one, positions))).then(setFound);
      }}
    >
      <h2>{t.check.title}</h2>
      <p class="quiet">{t.check.about}</p>
      <label class="field">
        <span>{t.check.pasted}</span>
        <textarea
          class="code"
          rows={4}
          spellcheck={false}
          data-testid="class-sent"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" data-testid="class-check" disabled={text.trim() === ""}>
        <Icon name="check" />
        {t.check.button}
      </button>
      {found?.length === 0 ? <p role="status">{t.check.nothing}</p> : null}
      {people.map((name) => {
        const own = found!.filter((one) => one.name === name);
        const right = new Set(
          own.filter((one) => one.first === "right" && one.board !== null).map((one) => one.board),
        ).size;
        return (
          <section class="lesson-person" key={name} data-testid="class-person" data-name={name}>
            <h3>
              {name || t.check.nobody}{" "}
              <span class="quiet">{t.check.score(right, positions.length)}</span>
            </h3>
            <ul>
              {own.map((one, at) => (
                <li
                  key={at}
                  data-testid="class-result"
                  data-board={one.board === null ? "" : one.board + 1}
                  data-first={one.first ?? ""}
                  data-legal={String(one.legal)}
                >
                  <Icon
                    name={one.first === "right" ? "check" : one.first === "none" ? "minus" : "slip"}
                  />
                  <a href={`#${one.link}`}>
                    {one.board === null ? t.check.other : t.check.board(one.board + 1)}
                  </a>{" "}
                  <span>
                    {!one.legal
                      ? t.check.illegal
                      : [
                          one.first === "right"
                            ? t.check.right
                            : one.first === "wrong"
                              ? t.check.wrong
                              : one.first === "none"
                                ? t.check.noWin
                                : "",
                          t.check.steps(one.steps),
                          one.won === null ? "" : t.check.won(one.won),
                        ]
                          .filter(Boolean)
                          .join(strings.value.playing.comma)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </form>
  );
}
