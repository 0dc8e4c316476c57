/** Programs, and what an online judge gives and wants. */
import { useState } from "preact/hooks";
import { engine } from "../../engine/index";
import { isError } from "../../engine/client";
import { errorSentence, strings, bookStrings } from "../../strings/index";
import { Icon } from "../../widgets/Icon";
import { AskForm } from "../AskForm";
import { Inlines } from "../Inlines";
import { LiveBoard, useBookGame } from "../LiveBoard";
import type { BlockOf } from "../content";

/** A program, named, with a button that copies it. */
function Code({ name, text }: { name: string; text: string }) {
  const s = bookStrings.value;
  const [copied, setCopied] = useState(false);
  return (
    <>
      <div class="book-code-head">
        <span>
          {s.program.label} <code translate={false}>{name}</code>
        </span>
        <button
          type="button"
          class="button"
          onClick={() => {
            void navigator.clipboard?.writeText(text).then(
              () => setCopied(true),
              () => undefined,
            );
          }}
        >
          {copied ? <Icon name="check" /> : null}
          {copied ? s.program.copied : s.program.copy}
        </button>
      </div>
      <pre class="book-code" tabIndex={0} translate={false}>
        <code>{text}</code>
      </pre>
    </>
  );
}

export function Program({ block }: { block: BlockOf<"program"> }) {
  return (
    <figure class="book-figure">
      <Code name={block.rule} text={block.text} />
      <figcaption>
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}

/** A program for a rule of the reader's choice. */
export function Coder({ block }: { block: BlockOf<"coder"> }) {
  const s = bookStrings.value;
  const [made, setMade] = useState<{ rule: string; text: string } | null>(null);
  const [wrong, setWrong] = useState("");
  const write = async (rule: string) => {
    const answer = await engine.program(rule.replace(/:[^/]*$/, ""));
    if (isError(answer)) {
      setWrong(errorSentence(strings.value, answer.error));
      return;
    }
    if (answer.text === "") {
      setWrong(s.program.none);
      return;
    }
    setWrong("");
    setMade(answer);
  };
  return (
    <div class="book-coder" data-testid="coder">
      <AskForm
        label={s.program.rule}
        start={block.rule}
        button={s.program.write}
        primary
        wrong={wrong}
        ask={write}
      />
      {made ? (
        <Program key={made.rule} block={{ kind: "program", ...made, caption: block.caption }} />
      ) : null}
    </div>
  );
}

/** A case of the problem, on a board. */
function JudgeBoard({ position }: { position: string }) {
  const game = useBookGame(position, { answers: true, open: true });
  return <LiveBoard game={game} />;
}

export function Judge({ block }: { block: BlockOf<"judge"> }) {
  const s = bookStrings.value;
  return (
    <figure class="book-figure">
      <div class="book-judge">
        <div>
          <p class="book-code-head">
            {s.judge.input} <code translate={false}>{block.problem}</code>
          </p>
          <pre class="book-code" tabIndex={0} translate={false}>
            <code>{block.input}</code>
          </pre>
        </div>
        <div>
          <p class="book-code-head">{s.judge.output}</p>
          <pre class="book-code" tabIndex={0} translate={false}>
            <code>{block.output}</code>
          </pre>
        </div>
      </div>
      {block.board === "" ? null : <JudgeBoard position={block.board} />}
      <details class="book-proof book-judge-program" data-testid="judge-program">
        <summary>{s.judge.program}</summary>
        <div class="book-proof-body">
          <Code name={block.problem} text={block.program} />
        </div>
      </details>
      <figcaption>
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}
