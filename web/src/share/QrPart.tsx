/**
 * A QR code for the class to scan: always dark on white, with its white margin, in either theme.
 */
import { download, fileName } from "../device/download";
import { position } from "../state/game";
import { shareStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { hosted, links, shownKind } from "./links";
import { blobOf, pngOf } from "./png";
import { fitsQr, qrOf, qrSvg } from "./qr";

const fileSize = 800;

/** What is coded, and what is said of it; null where all of it is too long. */
function coded(): { text: string; about: string } | null {
  const w = shareStrings.value;
  const now = links.value;
  if (!now) return null;
  // A fragment may hold what the address bar writes with escapes.
  const written = (url: string) => new URL(url).href;
  const chosen = now[shownKind.value];
  const candidates = hosted()
    ? [
        ...(chosen === null ? [] : [{ text: written(chosen), about: w.qr.about }]),
        ...(now.alone === null ? [] : [{ text: written(now.alone), about: w.qr.alone(w.alone) }]),
      ]
    : [{ text: position.value ?? "", about: w.qr.text }];
  return candidates.find((one) => one.text !== "" && fitsQr(one.text)) ?? null;
}

export function QrPart() {
  const w = shareStrings.value;
  const chosen = coded();
  if (!links.value) return null;
  if (!chosen)
    return (
      <p class="share-warning" data-testid="qr-too-long">
        {w.qr.tooLong}
      </p>
    );
  const code = qrOf(chosen.text);
  return (
    <div class="qr">
      <svg
        class="qr-code"
        data-testid="qr"
        viewBox={`0 0 ${code.side} ${code.side}`}
        role="img"
        aria-label={w.qr.label(chosen.text.slice(0, 200))}
        shape-rendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${code.side}v${code.side}H0z`} />
        <path fill="#000" d={code.path} />
      </svg>
      <p class="share-about quiet" data-testid="qr-about">
        {chosen.about}
      </p>
    </div>
  );
}

/** The same to be printed. */
export function QrFiles() {
  const w = shareStrings.value;
  const chosen = coded();
  if (!chosen) return null;
  const svg = () => qrSvg(qrOf(chosen.text), fileSize);
  const name = `nimber-${fileName(position.value ?? "")}-qr`;
  return (
    <p class="button-row">
      <button
        type="button"
        class="button"
        onClick={() => download(`${name}.svg`, svg(), "image/svg+xml")}
      >
        <Icon name="save" />
        {w.image.svg}
      </button>
      <button
        type="button"
        class="button"
        onClick={() =>
          void pngOf(svg(), fileSize, fileSize, 1)
            .then(blobOf)
            .then((blob) => download(`${name}.png`, blob, "image/png"))
        }
      >
        <Icon name="save" />
        {w.image.png}
      </button>
    </p>
  );
}
