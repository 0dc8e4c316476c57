/** How a period is known: its theorem, who has checked that, and ways to check it oneself. */
import { exploreStrings } from "../strings/index";
import { inKernel } from "./inKernel";
import type { PeriodRecord } from "#module/nimber.js";

/** As a shell takes it. */
const quoted = (rule: string) => (/^[\w/.,-]+$/.test(rule) ? rule : `'${rule}'`);

export function HowKnown({ found }: { found: PeriodRecord }) {
  const s = exploreStrings.value.known;
  const rule = quoted(found.rule);
  // Of a set whose values grow for ever the theorem is proven by hand.
  const grows = found.theorem === "subtraction-residues" && found.saltus !== 0n;
  const theorem = found.theorem === null || grows ? undefined : inKernel[found.theorem];
  const ways: [string, string][] = [
    [
      s.command,
      `nimber period ${rule} --certificate > period.json\nnimber period --verify period.json`,
    ],
    [s.npm, `(await open().period(${JSON.stringify(found.rule)})).certificate`],
  ];
  if (theorem)
    ways.push([
      s.coq,
      `nimber period ${rule} --certificate --coq --alone > period.v\ncoqc period.v`,
    ]);
  return (
    <section data-testid="how-known">
      <h3>{s.title}</h3>
      <p data-testid="known-by">
        {theorem ? (
          <>
            {s.kernel}
            <br />
            <code translate={false}>
              {theorem[0]} (proofs/{theorem[1]})
            </code>
          </>
        ) : (
          s.byHand
        )}
      </p>
      <p>{s.ways}</p>
      <ul>
        {ways.map(([told, command]) => (
          <li key={told}>
            {told}
            <pre class="certificate" translate={false} tabIndex={0}>
              {command}
            </pre>
          </li>
        ))}
      </ul>
    </section>
  );
}
