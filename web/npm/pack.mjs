// node pack.mjs: the npm package from the compiled module (web/generated) and the page's own
// engine: build/npm/nimber-VERSION.tgz. script/pack compiles the module first.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, runnerImport, transformWithOxc } from "vite";

const web = fileURLToPath(new URL("../", import.meta.url));
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here("../../build/npm/");
const folder = `${out}package/`;

rmSync(out, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** A script of the package; what lies beside it there stays beside it. */
const bundle = (name, ssr, alias = {}) =>
  build({
    configFile: false,
    root: web,
    logLevel: "warn",
    resolve: {
      alias: Object.entries(alias).map(([find, path]) => ({ find, replacement: here(path) })),
    },
    plugins: [
      {
        // The glue stays a file of its own: it finds the module beside itself.
        name: "nimber-glue",
        enforce: "pre",
        resolveId: (id) =>
          id === "#module/nimber.js" ? { id: "./nimber.js", external: true } : undefined,
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr,
      target: ssr ? "node20" : ["chrome87", "edge88", "firefox114", "safari15"],
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      copyPublicDir: false,
      lib: { entry: { [name]: here(`${name}.ts`) }, formats: ["es"] },
      rolldownOptions: {
        external: /^(node:|\.\/client\.js$)/,
        output: { entryFileNames: "[name].js" },
      },
    },
  });

await bundle("client", false);
await bundle("worker", false, { "#modules": "modules.ts", "#thread": "../src/engine/thread.ts" });
await bundle("index.node", true);
await bundle("worker.node", true, { "#modules": "modules.node.ts", "#thread": "thread.node.ts" });
// Not bundled: bundlers of other people look for just what is written there, new Worker(new
// URL(…)).
const index = here("index.ts");
writeFileSync(
  `${folder}index.js`,
  (await transformWithOxc(readFileSync(index, "utf8"), index)).code,
);

for (const name of ["nimber.js", "nimber.wasm"])
  copyFileSync(`${web}generated/${name}`, folder + name);
copyFileSync(here("../../wasm/nimber.d.ts"), `${folder}nimber.d.ts`);
copyFileSync(here("../../LICENSE"), `${folder}LICENSE`);
copyFileSync(here("README.md"), `${folder}README.md`);
const { module: all } = await runnerImport(`${web}licences.ts`, { logLevel: "warn" });
const texts = all
  .licences(["comlink"])
  .map(({ names, text }) => `${names.join("\n")}\n\n${text}\n`);
writeFileSync(`${folder}LICENSES.txt`, texts.join(`\n${"=".repeat(80)}\n\n`));

const types = `${out}types/`;
const tsc = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));
execFileSync(
  process.execPath,
  [tsc, "-p", here("tsconfig.json"), "--noEmit", "false", "--declaration"].concat([
    "--emitDeclarationOnly",
    "--rootDir",
    web,
    "--outDir",
    types,
  ]),
  { stdio: "inherit" },
);
for (const name of ["index.d.ts", "client.d.ts"])
  copyFileSync(`${types}npm/${name}`, folder + name);
rmSync(types, { recursive: true });

// One version everywhere: the page's, which is the core's.
const { version } = JSON.parse(readFileSync(`${web}package.json`, "utf8"));
const about = JSON.parse(readFileSync(here("package.json"), "utf8"));
writeFileSync(`${folder}package.json`, `${JSON.stringify({ ...about, version }, null, 2)}\n`);

execFileSync("npm", ["pack", folder, "--pack-destination", out, "--silent"], { stdio: "inherit" });
