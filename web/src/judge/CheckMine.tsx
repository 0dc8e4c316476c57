/** Random cases for one's own program, and where what it printed first differs. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { download } from "../device/download";
import { createJob } from "../engine/job";
import { openText } from "../state/address";
import { options } from "../state/game";
import { placeOptions } from "../state/place";
import { problemStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { CopyButton } from "../widgets/CopyButton";
import { JobNote } from "../widgets/JobNote";
import { Differences, type Comparison } from "./Differences";
import type { MadeCases, Source } from "./source";

export const usualCases = 200;

/** Another source wants another key. */
interface Props {
  source: Source;
  most?: number;
  /** what the file of the cases is called */
  file: string;
  /** told what was printed for the cases of a seed, and whether it was right */
  onSaid: (seed: number, theirs: string, right: boolean) => void;
}

export function CheckMine({ source, most = usualCases, file, onSaid }: Props) {
  const s = problemStrings.value;
  const job = useMemo(() => createJob<MadeCases>(), []);
  const [seed, setSeed] = useState(0);
  const [theirs, setTheirs] = useState("");
  const [found, setFound] = useState<Comparison>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const state = job.state.value;
  useEffect(() => () => source.stop(), [source]);
  const make = () => {
    const next = Math.floor(Math.random() * 1e9);
    setSeed(next);
    setTheirs("");
    setFound(null);
    void job.run((onProgress) => source.make(next, most, onProgress));
  };
  const made = state.status === "done" ? state.result : null;
  return (
    <div class="check-mine" data-testid="check-mine">
      <p class="problem-buttons">
        <button
          type="button"
          class={`button${made ? "" : " primary"}`}
          data-testid="check-make"
          disabled={state.status === "working"}
          onClick={make}
        >
          {made ? s.checkMine.again : s.checkMine.make}
        </button>
      </p>
      <JobNote state={state} onStop={() => source.stop()} onAgain={make} />
      {made ? (
        <>
          <p class="quiet card-note">{s.checkMine.below(made.cases)}</p>
          <textarea
            ref={box}
            class="code problem-text"
            data-testid="check-input"
            aria-label={s.input}
            readOnly
            rows={5}
            translate={false}
            value={made.input}
          />
          <p class="problem-buttons">
            <CopyButton
              key={made.input}
              box={box}
              testid="check-copy"
              label={s.checkMine.copy}
              said={s}
            >
              <button
                type="button"
                class="button"
                onClick={() => download(`${file}.txt`, made.input)}
              >
                {s.checkMine.save}
              </button>
            </CopyButton>
          </p>
          <p class="own-label">{s.checkMine.theirs}</p>
          <Differences
            words={s.comparison}
            name="check"
            label={s.checkMine.theirs}
            lines={made.output.split("\n")}
            theirs={theirs}
            onTheirs={(text) => {
              setTheirs(text);
              setFound(null);
            }}
            found={found}
            compare={async () => {
              const answer = await source.compare(theirs);
              setFound(answer ? { kind: "differs", ...answer } : { kind: "same" });
              onSaid(seed, theirs, answer === null);
            }}
            open={async (index) => {
              const text = await source.position(index);
              if (text === "") return false;
              options.value = placeOptions("board");
              const opened = await openText(text);
              scrollTo({ top: 0 });
              return opened;
            }}
          />
          {found?.kind === "same" ? (
            <p class="compare-same" data-testid="check-passed" role="status">
              <Icon name="check" />
              {s.checkMine.passed}
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
