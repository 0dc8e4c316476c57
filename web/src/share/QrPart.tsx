/**
 * A QR code for the class to scan: always dark on white, with its white margin, in either theme.
 */
import { download, fileName } from "../device/download";
import { position } from "../state/game";
import { shareStrings, strings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { hosted, links } from "./links";
import { blobOf, pngOf } from "./png";
import { fitsQr, qrOf, qrSvg } from "./qr";

const fileSize = 800;

export function QrPart() {
  const w = shareStrings.value;
  const now = links.value;
  if (!now) return null;
  const text = position.value ?? "";
  // A fragment may hold what the address bar writes with escapes.
  const written = (url: string) => new URL(url).href;
  const candidates = hosted()
    ? [
        { text: written(now.whole), about: w.qr.about(strings.value.share.link) },
        ...(now.alone === null ? [] : [{ text: written(now.alone), about: w.qr.alone(w.alone) }]),
      ]
    : [{ text, about: w.qr.text }];
  const chosen = candidates.find((one) => one.text !== "" && fitsQr(one.text));
  if (!chosen)
    return (
      <p class="share-warning" data-testid="qr-too-long">
        {w.qr.tooLong}
      </p>
    );
  const code = qrOf(chosen.text);
  const svg = () => qrSvg(code, fileSize);
  const name = `nimber-${fileName(text)}-qr`;
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
      <p class="share-about" data-testid="qr-about">
        {chosen.about}
      </p>
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
    </div>
  );
}
