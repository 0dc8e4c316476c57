// node script/icons.mjs: draws web/public/icon-*.png anew from favicon.svg, after that has been
// changed. Installing a page wants pictures of these sizes; where the system cuts out its own
// shape, the ground reaches to the edges.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { launchOptions } from "../web/chromium.mjs";

const web = fileURLToPath(new URL("../web/", import.meta.url));
const { chromium } = createRequire(`${web}package.json`)("@playwright/test");

const round = readFileSync(`${web}public/favicon.svg`, "utf8");
const ground = /fill="(#\w+)"/.exec(round)[1];
const full = round.replace(/<circle[^>]*>/, "");

const browser = await chromium.launch(launchOptions);
for (const [name, size, whole] of [
  ["icon-192", 192, false],
  ["icon-512", 512, false],
  ["icon-maskable-512", 512, true],
  ["apple-touch-icon", 180, true],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // The sign keeps to the middle four fifths, which no shape cuts.
  const inner = whole ? Math.round(size * 0.84) : size;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${whole ? ground : "transparent"}">${(whole
      ? full
      : round
    ).replace("<svg", `<svg width="${inner}" height="${inner}"`)}</body>`,
  );
  await page.screenshot({ path: `${web}public/${name}.png`, omitBackground: !whole });
  await page.close();
}
await browser.close();
