/**
 * The pages of the proof path, joined to the chapters whose boxes they gather, and drawn: which
 * theorem rests on which.
 */
import { layered, type Layered } from "../src/boards/layered.ts";
import { nodeWidth } from "../src/book/node.ts";
import { places, proofPath } from "./proofs.ts";
import type {
  Block,
  Chapter,
  DependenciesBlock,
  ProofBlock,
  ProofContents,
  TheoremBlock,
  TheoremLink,
} from "../src/book/content.ts";

/** Narrow enough for a phone: a column of the drawing is one step of a proof. */
const sizeOf = ({ page, at }: TheoremLink) => ({
  width: nodeWidth(`${page}.${at}`) + 4,
  height: 30,
});
const settings = {
  rankdir: "LR",
  nodesep: 8,
  ranksep: 26,
  edgesep: 6,
  marginx: 3,
  marginy: 3,
} as const;

/** A line through the points, whole pixels only: the pages stay small. */
function pathOf(points: Layered["edges"][number]): string {
  const [first, ...rest] = points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  return rest.length === 2 ? `M${first}Q${rest.join(" ")}` : `M${[first, ...rest].join("L")}`;
}

function drawn(
  nodes: readonly (TheoremLink & { outer: boolean })[],
  edges: readonly number[],
): Omit<DependenciesBlock, "kind"> {
  const picture = layered(nodes.map(sizeOf), edges, settings);
  return {
    width: Math.ceil(picture.width),
    height: Math.ceil(picture.height),
    nodes: nodes.map((one, at) => {
      const { x, y } = picture.vertices[at]!;
      return { ...one, x: Math.round(x), y: Math.round(y) };
    }),
    edges: picture.edges.map(pathOf),
  };
}

/** Edges without those that a longer way says already. */
function shortened(edges: readonly (readonly [number, number])[]): number[] {
  const reaches = (from: number, to: number): boolean =>
    edges.some(([start, end]) => start === from && (end === to || reaches(end, to)));
  return edges
    .filter(([from, to]) => !edges.some(([s, e]) => s === from && e !== to && reaches(e, to)))
    .flat();
}

const blocksOf = ({ blocks, body }: Chapter) => [
  ...blocks,
  ...body.flatMap((section) => section.blocks),
];
const isProof = (block: Block): block is ProofBlock => block.kind === "proof";
export const theoremsOf = (page: Chapter) =>
  blocksOf(page).filter((block): block is TheoremBlock => block.kind === "theorem");

const linkOf = ({ id, page, at, name }: TheoremLink): TheoremLink => ({ id, page, at, name });

const linksOf = (pages: readonly Chapter[]) =>
  new Map(pages.flatMap(theoremsOf).map((one) => [one.id, linkOf(one)]));

/** What a page draws: its theorems, and those of other pages that they rest on directly. */
export function dependencies(pages: readonly Chapter[], at: number): DependenciesBlock {
  const own = proofPath[at]!;
  const known = linksOf(pages);
  const inside = new Set(own.map(({ id }) => id));
  const outer = own.flatMap(({ rests }) => rests).filter((id) => !inside.has(id));
  const ids = [...new Set([...outer, ...inside])];
  const number = new Map(ids.map((id, at) => [id, at]));
  const edges = own.flatMap(({ id, rests }) =>
    rests.map((other): [number, number] => [number.get(other)!, number.get(id)!]),
  );
  const nodes = ids.map((id) => ({ ...linkOf(known.get(id)!), outer: !inside.has(id) }));
  return { kind: "dependencies", ...drawn(nodes, shortened(edges)) };
}

/** Every page has the theorems of proofs.ts, in their order. */
export function checkProofs(pages: readonly Chapter[]): void {
  for (const [at, page] of pages.entries()) {
    const wanted = (proofPath[at] ?? []).map(({ id }) => id).join();
    const there = theoremsOf(page)
      .map(({ id }) => id)
      .join();
    if (wanted !== there) throw new Error(`${page.title} has ${there}, proofs.ts ${wanted}`);
  }
}

/** One of the pages, which are as they were compiled; `chapter`: a chapter of the same language. */
export async function joinProofs(
  pages: readonly Chapter[],
  at: number,
  chapter: (number: number) => Promise<Chapter>,
): Promise<Chapter> {
  const page = pages[at]!;
  const known = linksOf(pages);
  const joined = async (block: Block): Promise<Block> => {
    if (block.kind !== "theorem") return block;
    const box = blocksOf(await chapter(block.chapter)).filter(isProof)[block.box - 1];
    if (!box) throw new Error(`${block.id}: chapter ${block.chapter} has no box ${block.box}`);
    const { rests } = places.get(block.id)!.theorem;
    return { ...block, title: box.title, rests: rests.map((id) => known.get(id)!) };
  };
  const eachOf = (blocks: readonly Block[]) => Promise.all(blocks.map(joined));
  return {
    ...page,
    blocks: [...(await eachOf(page.blocks)), dependencies(pages, at)],
    body: await Promise.all(
      page.body.map(async (section) => ({ ...section, blocks: await eachOf(section.blocks) })),
    ),
  };
}

/** The list, from the compiled pages: a page rests on another where one of its theorems does. */
export function proofContents(pages: readonly Chapter[]): ProofContents {
  const pairs = new Map<string, [number, number]>();
  for (const { theorem, page } of places.values())
    for (const id of theorem.rests) {
      const other = places.get(id)!.page;
      if (other !== page) pairs.set(`${other} ${page}`, [other - 1, page - 1]);
    }
  const nodes = pages.map(({ number, title }) => ({
    id: `page-${number}`,
    page: number,
    at: 0,
    name: title,
    outer: false,
  }));
  return {
    pages: pages.map((page) => {
      const { number, title, lead, minutes, sections, exercises } = page;
      const theorems = theoremsOf(page).map(linkOf);
      return { number, title, lead, minutes, sections, exercises, theorems };
    }),
    drawn: drawn(nodes, shortened([...pairs.values()])),
  };
}
