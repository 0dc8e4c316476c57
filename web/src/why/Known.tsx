/** Who has checked a theorem: a kernel, or people and tests. */
import { whyStrings } from "../strings/index";
import { named } from "../strings/joined";
import type { InKernel } from "../strings/inKernel";

export function Known({ by }: { by: InKernel | "by-hand" | null }) {
  const s = whyStrings.value.known;
  if (!by) return null;
  return (
    <p class="quiet" data-testid="known">
      {named(s.title, by === "by-hand" ? s.byHand : s.kernel)}
      {by === "by-hand" ? null : (
        <>
          <br />
          <code translate={false}>{`proofs/${by[1]}: ${by[0]}`}</code>
        </>
      )}
    </p>
  );
}
