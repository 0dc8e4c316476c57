/**
 * Draws the landing page when the page is built: its HTML in each language, and what the engine
 * answers up to the second move.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer, type InlineConfig, type Plugin } from "vite";
import { openBoardModule } from "./book/module.ts";
import { Answers, answersId } from "./src/landing/answers.ts";
import { firstPosition } from "./src/state/firstPosition.ts";
import type { BoardModule, Work } from "../wasm/nimber.d.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Questions = Omit<BoardModule, "wythoffGrid">;
type Answer<Q extends keyof Questions> =
  ReturnType<Questions[Q]> extends Work<infer T> ? T : ReturnType<Questions[Q]>;

/** The program's replies to a first move, its mistakes too. */
function firstAnswers(module: BoardModule): Answers {
  const answers = new Answers();
  const ask = <Q extends keyof Questions>(
    question: Q,
    ...given: Parameters<Questions[Q]>
  ): Answer<Q> => {
    const asked = module as unknown as Record<string, (...given: unknown[]) => unknown>;
    const reply = asked[question]!(...given);
    let answer = reply;
    if (typeof reply === "object" && reply !== null && "step" in reply) {
      const work = reply as Work<unknown>;
      while (!work.step(1_000_000).done);
      answer = work.result();
      work.delete();
    }
    answers.set(question, given, answer);
    return answer as Answer<Q>;
  };
  const usual = 0;
  /** The positions of a game, as its board comes up. */
  const show = (...game: string[]) => {
    const now = game[game.length - 1]!;
    ask("read", now);
    ask("analyze", now, usual);
    ask("writeLink", game, ["play"]);
  };
  const movesOf = (position: string) => {
    const answer = ask("moves", position, 1, 1, 0, 512);
    if ("error" in answer) throw new Error(`${position}: ${answer.error.code}`);
    return answer.moves.map((move) => move.position);
  };
  const replies = (...game: string[]) => {
    for (const blunder of [false, true]) {
      const answer = ask("reply", game[game.length - 1]!, blunder, 0, usual);
      if ("error" in answer || answer.move === null) throw new Error(`${game.join(" ")}: no reply`);
      show(...game, answer.move.position);
      movesOf(answer.move.position);
    }
  };
  show(firstPosition);
  const read = ask("read", firstPosition);
  if ("error" in read || read.kind !== "position") throw new Error(`${firstPosition}: no position`);
  // What a hint looks at.
  ask("sequence", read.terms[0]!.rule, Number(read.terms[0]!.parts[0]));
  const beside = 20_000_000;
  for (const next of movesOf(firstPosition)) {
    ask("analyze", next, beside);
    show(firstPosition, next);
    replies(firstPosition, next);
  }
  replies(firstPosition);
  return answers;
}

interface Page {
  tag: string;
  html: string;
}

/** What the page's sources take from a browser while they are drawn. */
function pretendBrowser(): void {
  const nothing = () => undefined;
  Object.assign(globalThis, { location: { hash: "" }, addEventListener: nothing });
  if (!("navigator" in globalThis)) Object.assign(globalThis, { navigator: { languages: [] } });
}

/** src/landing/render.tsx */
interface Renderer {
  landingPages: (answers: Answers) => Promise<Page[]>;
}

async function drawn(answers: Answers, config: InlineConfig): Promise<Page[]> {
  pretendBrowser();
  const server = await createServer({
    ...config,
    configFile: false,
    root: here("."),
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { landingPages } = (await server.ssrLoadModule("/src/landing/render.tsx")) as Renderer;
    return await landingPages(answers);
  } finally {
    await server.close();
  }
}

/** `config`: how the page's sources are found. */
export function landingPlugin(modules: string, config: InlineConfig): Plugin {
  let pages: Page[];
  let answers: Answers;
  return {
    name: "nimber-landing",
    apply: "build",
    async buildStart() {
      answers = firstAnswers(await openBoardModule(modules));
      pages = await drawn(answers, config);
      const begin = await readFile(here("src/landing/begin.js"), "utf8");
      const tags = JSON.stringify(pages.map(({ tag }) => tag));
      this.emitFile({
        type: "asset",
        name: "begin.js",
        source: begin.replace("LANGUAGES", tags).replace(/^ *\/\/.*\n/gm, ""),
      });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const begin = Object.values(bundle).find(
          (one) => one.type === "asset" && one.names.includes("begin.js"),
        );
        const app = '<div id="app">';
        const head = '<script type="module"';
        if (!begin || !html.includes(app) || !html.includes(head))
          throw new Error("The landing page has no place.");
        const script = `<script src="./${begin.fileName}"></script>`;
        const json = answers.text().replace(/</g, "\\u003c");
        // One is seen where no script runs; the others wait for begin.js, which stands in the head
        // too: before the styles, so that it waits for nothing.
        const [first, ...others] = pages.map(
          ({ tag, html: drawn }) => `<div class="landing" lang="${tag}">${drawn}</div>`,
        );
        const templates = others.map((one) => `<template>${one}</template>`).join("");
        return html
          .replace(head, `${script}\n    ${head}`)
          .replace(
            app,
            () =>
              `<script type="application/json" id="${answersId}">${json}</script>\n    ` +
              `${app}${first!}${templates}${script}`,
          );
      },
    },
  };
}
