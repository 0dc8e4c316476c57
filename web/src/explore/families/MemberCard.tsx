/** A member of a family that was opened: its rule in words, its first values, the ways to it. */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../../engine/index";
import { isError } from "../../engine/client";
import { openSheetText } from "../../state/openSheet";
import { ErrorNote } from "../../widgets/ErrorNote";
import { Icon } from "../../widgets/Icon";
import { IconButton } from "../../widgets/IconButton";
import { familiesStrings, strings } from "../../strings/index";
import type { FamilyAspect } from "../../strings/families";
import { Dots } from "../Dots";
import { addLines, isInfo, ruleInfo } from "../state";
import { memberWords } from "./words";
import type { Member } from "./family";

const firstValues = 50;

function useFirstValues(rule: string, wanted: boolean): ArrayLike<number> | null {
  const [values, setValues] = useState<ArrayLike<number> | null>(null);
  useEffect(() => {
    setValues(null);
    if (!wanted) return;
    let late = false;
    void engine.sequenceBeside(rule, firstValues).then((answer) => {
      if (!late && !isError(answer)) setValues(answer.values);
    });
    return () => {
      late = true;
    };
  }, [rule, wanted]);
  return values;
}

interface Props {
  member: Member;
  aspect: FamilyAspect;
  /** it is a position, not a rule */
  position: boolean;
  shut: () => void;
}

export function MemberCard({ member, aspect, position, shut }: Props) {
  const s = familiesStrings.value.family;
  const info = position && !member.wrong ? null : ruleInfo(member.rule);
  const known = isInfo(info);
  const values = useFirstValues(member.rule, known && info.sequence);
  const lines = position ? [`position ${member.rule}`, "analyze"] : [`rule ${member.rule}`];
  const repeats =
    member.period === null || member.saltus !== null
      ? null
      : { preperiod: member.preperiod ?? 0, period: member.period };
  return (
    <section class="family-member card" data-testid="family-member" data-rule={member.rule}>
      <div class="family-member-head">
        <h3>
          <code translate={false}>{member.rule}</code>
        </h3>
        <IconButton icon="close" label={s.shut} testid="member-shut" onClick={shut} />
      </div>
      {info === null || known ? null : <ErrorNote text={member.rule} error={info} />}
      {position && !member.wrong ? <p>{memberWords(member, aspect, null)}</p> : null}
      {known ? (
        <>
          <p class="rule-words">{strings.value.rule(info.sentence)}</p>
          {member.number === null ? null : <p>{memberWords(member, aspect, null)}</p>}
          {values ? (
            <Dots values={values} first={0} marks={false} period={repeats} />
          ) : (
            <div class="dots-empty" aria-hidden="true" />
          )}
        </>
      ) : null}
      {known || (position && !member.wrong) ? (
        <p class="explore-buttons">
          <button
            type="button"
            class="button"
            data-testid="member-alone"
            onClick={() => openSheetText(lines.join("\n"))}
          >
            <Icon name="go" />
            {s.alone}
          </button>
          <button
            type="button"
            class="button"
            data-testid="member-sheet"
            onClick={() => addLines(lines)}
          >
            <Icon name="plus" />
            {s.toSheet}
          </button>
        </p>
      ) : null}
    </section>
  );
}
