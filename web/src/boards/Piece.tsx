/** The figures that stand on strips, steps and hills. Drawn on 44 by 44. */
export type Figure = "coin" | "monk" | "climber" | "king";

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
          <path class="figure-body" d="M22 17c-8 0-11 7-12.5 26h25C33 24 30 17 22 17z" />
          <path class="figure-rim" d="M15 27c4 5 10 5 14 0" />
          <circle class="figure-body" cx="22" cy="10.5" r="7.5" />
        </>
      ) : null}
      {figure === "climber" || figure === "king" ? (
        <>
          <path
            class="figure-body"
            d="M22 19c-7 0-9 5-9.5 13L11 43h22l-1.5-11C31 24 29 19 22 19z"
          />
          <circle class="figure-body" cx="22" cy="13" r="7" />
        </>
      ) : null}
      {figure === "king" ? (
        <path class="figure-crown" d="M13.5 8 12 .5l5.5 4L22 0l4.5 4.5 5.5-4L30.500 8z" />
      ) : null}
      <text class="figure-label" x="22" y={figure === "coin" ? 27 : 36} text-anchor="middle">
        {label}
      </text>
    </svg>
  );
}
