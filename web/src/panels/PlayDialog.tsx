import { strings } from "../strings/index";
import { newGame, ply, programSide } from "../state/session";
import { closePanel, panel } from "../state/panels";
import { Dialog } from "./Dialog";

export function PlayDialog() {
  const s = strings.value;
  const side = programSide.value;
  const choices = [
    { side: 1 as const, title: s.play.programSecond, about: s.play.programSecondAbout },
    { side: 0 as const, title: s.play.programFirst, about: s.play.programFirstAbout },
    { side: null, title: s.play.two, about: s.play.twoAbout },
  ];
  return (
    <Dialog name="play" title={s.play.title} open={panel.value === "play"} onClose={closePanel}>
      <ul class="choices">
        {choices.map((choice) => (
          <li key={String(choice.side)}>
            <button
              type="button"
              class="choice"
              aria-current={side === choice.side ? "true" : undefined}
              onClick={() => {
                closePanel();
                newGame("here", choice.side);
              }}
            >
              <b>
                {choice.title}
                {side === choice.side ? <span class="chip">{s.play.now}</span> : null}
              </b>
              <span class="quiet">{choice.about}</span>
            </button>
          </li>
        ))}
      </ul>
      {ply.value > 0 ? (
        <p>
          <button
            type="button"
            class="button"
            onClick={() => {
              closePanel();
              newGame("start", programSide.peek());
            }}
          >
            {s.play.restart}
          </button>
        </p>
      ) : null}
    </Dialog>
  );
}
