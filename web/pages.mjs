/**
 * node --experimental-vm-modules pages.mjs FOLDER: writes the pages that can be read without a
 * script into the built folder. SITE_URL says where it will be.
 */
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
const server = await createServer({
  configFile: false,
  root,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { writePages } = await server.ssrLoadModule("/pages/write.ts");
const site = process.env.SITE_URL ?? "";
const begun = performance.now();
const written = await writePages(
  process.argv[2] ?? `${root}dist`,
  site === "" || site.endsWith("/") ? site : `${site}/`,
);
console.log(`${written} pages in ${Math.round((performance.now() - begun) / 100) / 10} s`);
await server.close();
process.exit(0);
