/** What is said of a member, or of one of its cells. */
import { familiesStrings } from "../../strings/index";
import { formatInteger } from "../../strings/numbers";
import type { FamilyAspect } from "../../strings/families";
import { marks, type Member } from "./family";

/** `heap`: where values are shown, of which heap. */
export function memberWords(member: Member, aspect: FamilyAspect, heap: number | null): string {
  const s = familiesStrings.value.family.told;
  if (member.wrong) return s.wrong;
  // A position has a single mark.
  if (heap === null && aspect === "lost" && member.values?.length === 1)
    return s.position(marks[member.values[0]!]!);
  if (heap !== null) {
    const value = member.values?.[heap];
    if (value === undefined) return s.open;
    return aspect === "lost"
      ? s.mark(formatInteger(heap), value === 0)
      : s.value(formatInteger(heap), formatInteger(value));
  }
  if (member.number === null) return member.values === null ? s.open : "";
  if (aspect === "quotient")
    return s.quotient(formatInteger(member.number), formatInteger(member.lost ?? 0));
  if (aspect === "preperiod") return s.preperiod(formatInteger(member.number));
  return s.period(
    formatInteger(member.preperiod ?? 0),
    formatInteger(member.number),
    member.saltus === null ? null : formatInteger(member.saltus),
  );
}

export const toldMember = (member: Member, aspect: FamilyAspect, heap: number | null): string => {
  const words = memberWords(member, aspect, heap);
  return words === "" ? member.rule : familiesStrings.value.family.at(member.rule, words);
};
