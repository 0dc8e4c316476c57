/** The one link for a class, and its code for a wall. */
import { Field } from "../share/Field";
import { hosted } from "../share/links";
import { fitsQr, qrOf } from "../share/qr";
import { lessonStrings } from "../strings/index";

export function ClassLink({ url }: { url: string }) {
  const t = lessonStrings.value;
  const code = hosted() && fitsQr(url) ? qrOf(url) : null;
  return (
    <>
      <Field name="class" label={t.list.link} text={url} button={t.list.copy} first />
      {hosted() ? null : <p class="quiet share-about">{t.list.onlyHere}</p>}
      {code ? (
        <details class="lesson-qr">
          <summary>{t.list.qr}</summary>
          <svg
            class="qr-code"
            viewBox={`0 0 ${code.side} ${code.side}`}
            role="img"
            aria-label={t.list.qrLabel}
            shape-rendering="crispEdges"
          >
            <path fill="#fff" d={`M0 0h${code.side}v${code.side}H0z`} />
            <path fill="#000" d={code.path} />
          </svg>
        </details>
      ) : null}
    </>
  );
}
