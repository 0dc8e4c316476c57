/** Which judge's problem a typed text means. Pure. */
import { plainName } from "../strings/gameNames";

/** What judges are called for short, in any language. */
const forShort: Readonly<Record<string, readonly string[]>> = {
  codeforces: ["cf"],
  leetcode: ["lc", "力扣"],
  luogu: ["洛谷"],
  euler: ["project euler", "欧拉"],
};

/**
 * The name of the problem that is meant; null where none is, or several are. Its number alone means
 * it where it has a letter.
 */
export function problemMeant(
  typed: string,
  problems: readonly { name: string; also: readonly string[] }[],
): string | null {
  const asked = plainName(typed);
  if (asked === "") return null;
  const calls = (name: string, of: (judge: string, number: string) => readonly string[]) => {
    const at = name.indexOf("-");
    return of(name.slice(0, at), name.slice(at + 1)).some((one) => plainName(one) === asked);
  };
  const by = (of: (judge: string, number: string) => readonly string[]) =>
    problems.filter((one) => [one.name, ...one.also].some((name) => calls(name, of)));
  const whole = by((judge, number) =>
    [judge, ...(forShort[judge] ?? [])].map((called) => `${called}${number}`),
  );
  const found = whole.length > 0 ? whole : by((_, number) => [number]);
  return found.length === 1 ? found[0]!.name : null;
}
