/** The figures that stand on strips, steps and hills. */
import { figurePaths } from "./figurePaths";
import type { Figure } from "./track";

export function PieceFigure({ figure, label }: { figure: Figure; label: string }) {
  return (
    <svg class={`figure figure-${figure}`} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      {figure === "coin" ? (
        <>
          <circle class="figure-body" cx="22" cy="22" r="17" />
          <circle class="figure-rim" cx="22" cy="22" r="13" />
        </>
      ) : null}
      {figure === "monk" ? (
        <>
          <path class="figure-body" d={figurePaths.monk} />
          <path class="figure-rim" d="M15 27c4 5 10 5 14 0" />
          <circle class="figure-body" cx="22" cy="10.5" r="7.5" />
        </>
      ) : null}
      {figure === "climber" || figure === "king" ? (
        <>
          <path class="figure-body" d={figurePaths.climber} />
          <circle class="figure-body" cx="22" cy="13" r="7" />
        </>
      ) : null}
      {figure === "king" ? <path class="figure-crown" d={figurePaths.crown} /> : null}
      <text class="figure-label" x="22" y={figure === "coin" ? 27 : 36} text-anchor="middle">
        {label}
      </text>
    </svg>
  );
}
