/**
 * node --experimental-vm-modules pages.mjs FOLDER: writes the pages that can be read without a
 * script into the built folder, each language in a process of its own. SITE_URL says where it will
 * be.
 */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
const [, script, folder = `${root}dist`, language] = process.argv;
const given = process.env.SITE_URL ?? "";
const site = given === "" || given.endsWith("/") ? given : `${given}/`;
if (site !== "" && !/^https?:\/\/[^\s?#]+$/.test(site))
  throw new Error(`SITE_URL is no address of a folder: ${given}`);

/** Another process's addresses. */
const writtenBy = (code) =>
  new Promise((resolve, reject) => {
    const child = fork(script, [folder, code]);
    let addresses;
    child.on("message", (told) => (addresses = told));
    child.on("error", reject);
    child.on("exit", (status) =>
      status === 0 && addresses
        ? resolve(addresses)
        : reject(new Error(`The pages in ${code} are not written.`)),
    );
  });

const server = await createServer({
  configFile: false,
  root,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { pageLanguages, writeLanguage, writeRest } = await server.ssrLoadModule("/pages/write.ts");
if (language) {
  process.send(await writeLanguage(folder, site, language));
} else {
  const begun = performance.now();
  // One of them here.
  const [first, ...others] = pageLanguages;
  const elsewhere = others.map(writtenBy);
  const addresses = (await Promise.all([writeLanguage(folder, site, first), ...elsewhere])).flat();
  await writeRest(folder, site, addresses);
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  console.log(`${addresses.length} pages in ${seconds} s`);
}
await server.close();
process.exit(0);
