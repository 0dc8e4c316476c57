/** A winning strategy to play by, where it is short enough to be held in the hand. */
import { useMemo } from "preact/hooks";
import { Icon } from "../widgets/Icon";
import { isStrategy, StrategyTable } from "../widgets/StrategyTable";
import { hrefOf } from "../state/links";
import { exploreStrings } from "../strings/index";
import { answerIn } from "./answerIn";
import { useJson } from "./lineAnswer";
import { setOption, valueOf, type Asked } from "./state";
import { WorkNote } from "./work";

const option = "--by-values";

export function StrategyCard({ asked, at }: { asked: Asked; at: number }) {
  const s = exploreStrings.value;
  const work = useJson(asked, at);
  const found = useMemo(() => {
    const answer = work.found ? answerIn(work.found.json) : null;
    return isStrategy(answer) ? answer : null;
  }, [work.found]);
  const position = found?.position ?? asked.operands[0] ?? "";
  const wanted = valueOf(asked, option) !== null;
  const valued = (found?.values?.length ?? 0) > 0;
  const normal = !position.includes("~");
  return (
    <div data-testid="strategy-card">
      <WorkNote work={work} text={position} />
      {found ? <StrategyTable found={found} /> : null}
      {found ? (
        <p class="explore-buttons">
          <a class="button" data-testid="position-open" href={hrefOf(found.position)}>
            <Icon name="go" />
            {s.grid.open}
          </a>
          {wanted || (normal && !valued) ? (
            <button
              type="button"
              class="button"
              data-testid="strategy-form"
              onClick={() => setOption(asked, option, wanted ? null : "")}
            >
              {wanted ? s.sheet.strategy.byPositions : s.sheet.strategy.byValues}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
