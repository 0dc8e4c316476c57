/** A theorem of the proof path: what it says, its proof, and what that rests on. */
import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { stillness } from "../device/motion";
import { openPlace, wayPage } from "../state/place";
import { bookStrings } from "../strings/index";
import { bookLanguage, entriesHere, loadChapter } from "./chapters";
import { Inlines } from "./Inlines";
import { nodeWidth } from "./node";
import { Proof } from "./Proof";
import type { Block, DependenciesBlock, ProofBlock, TheoremBlock, TheoremLink } from "./content";

/** Brings a theorem of the page that is shown into view. */
export function showTheorem(at: number): void {
  const target = document.getElementById(`theorem-${at}`);
  target?.scrollIntoView({ behavior: stillness() ? "auto" : "smooth", block: "start" });
  target?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
}

const numberOf = ({ page, at }: TheoremLink) => (at === 0 ? String(page) : `${page}.${at}`);
const optionsOf = ({ page, at }: TheoremLink) => [
  "way=proof",
  `page=${page}`,
  ...(at === 0 ? [] : [`proof=${at}`]),
];
/** A link of its own can be opened beside this one, and leads on where no script runs. */
const doorTo = (to: TheoremLink) => ({
  href: `#?view=book&${optionsOf(to).join("&")}`,
  onClick: (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const here = wayPage.peek() === to.page;
    openPlace("book", optionsOf(to));
    if (here && to.at > 0) showTheorem(to.at);
  },
});

export const Door = ({ to }: { to: TheoremLink }) => (
  <a class="book-door" {...doorTo(to)}>
    <b>{numberOf(to)}</b> {to.name}
  </a>
);

interface DrawingProps {
  block: Omit<DependenciesBlock, "kind">;
  about: string;
}

const nodeHeight = 26;

/** Which rests on which, from left to right; each node leads to its theorem. */
export function Dependencies({ block, about }: DrawingProps) {
  const { width, height, nodes, edges } = block;
  return (
    <figure class="book-figure book-drawn" data-testid="dependencies">
      <div class="book-drawn-box" tabIndex={0}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="group"
          aria-label={about}
        >
          {edges.map((path, at) => (
            <path key={at} d={path} />
          ))}
          {nodes.map((one) => (
            <a
              key={one.id}
              class={one.outer ? "book-theorem-node book-outer" : "book-theorem-node"}
              aria-label={`${numberOf(one)} ${one.name}`}
              {...doorTo(one)}
            >
              <title>{`${numberOf(one)} ${one.name}`}</title>
              <rect
                x={one.x - nodeWidth(numberOf(one)) / 2}
                y={one.y - nodeHeight / 2}
                width={nodeWidth(numberOf(one))}
                height={nodeHeight}
                rx="7"
              />
              <text x={one.x} y={one.y}>
                {numberOf(one)}
              </text>
            </a>
          ))}
        </svg>
      </div>
      <figcaption>{about}</figcaption>
    </figure>
  );
}

/** The drawing of a page, and beside it the same as a list. */
export function PageDependencies({ block }: { block: DependenciesBlock }) {
  const words = bookStrings.value.ways.proof;
  const { nodes } = block;
  const list = (outer: boolean) => (
    <ul class="book-doors">
      {nodes
        .filter((one) => one.outer === outer)
        .map((one) => (
          <li key={one.id}>
            <Door to={one} />
          </li>
        ))}
    </ul>
  );
  const outside = nodes.some(({ outer }) => outer);
  const [unfolded, setUnfolded] = useState(false);
  const fold = () => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>(".book-theorem > details"))
      one.open = !unfolded;
    setUnfolded(!unfolded);
  };
  return (
    <div class="book-dependencies">
      <Dependencies block={block} about={outside ? words.drawnOuter : words.drawn} />
      <div>
        <p class="quiet">{words.here}</p>
        {list(false)}
        {outside ? <p class="quiet">{words.before}</p> : null}
        {outside ? list(true) : null}
        <button type="button" class="button" data-testid="unfold-proofs" onClick={fold}>
          {unfolded ? words.fold : words.unfold}
        </button>
      </div>
    </div>
  );
}

const isProof = (block: Block): block is ProofBlock => block.kind === "proof";

/** Stands for a box whose chapter is still to come: as high when it is folded. */
const empty = { kind: "proof" as const, theorems: [], open: false, blocks: [] };

/** The box of a chapter; null as long as the chapter is not there. */
function useBox(number: number, at: number): ProofBlock | null {
  const lang = bookLanguage.value;
  const [box, setBox] = useState<ProofBlock | null>(null);
  useEffect(() => {
    let late = false;
    loadChapter(lang, number)?.then(
      ({ blocks, body }) => {
        const all = [...blocks, ...body.flatMap((section) => section.blocks)];
        if (!late) setBox(all.filter(isProof)[at - 1] ?? null);
      },
      () => undefined, // the link below leads to it
    );
    return () => {
      late = true;
    };
  }, [lang, number, at]);
  return box;
}

interface TheoremProps {
  block: TheoremBlock;
  /** draws what the box holds */
  children: (blocks: readonly Block[]) => ComponentChildren;
}

export function Theorem({ block, children }: TheoremProps) {
  const s = bookStrings.value;
  const words = s.ways.proof;
  const { chapter, page, at } = block;
  const box = useBox(chapter, block.box);
  const title = entriesHere().find(({ number }) => number === chapter)?.title ?? "";
  return (
    <section class="book-theorem" id={`theorem-${at}`} data-testid="theorem" data-id={block.id}>
      <h3 tabIndex={-1}>
        <b>{numberOf(block)}</b> {block.name}
      </h3>
      <p>
        <Inlines list={block.says} />
      </p>
      <Proof block={box ?? { ...empty, title: block.title }} elsewhere>
        {children(box?.blocks ?? [])}
      </Proof>
      <p class="quiet book-rests">
        {block.rests.length === 0 ? words.restsOnNothing : words.restsOn}
        {block.rests.map((one, number) => (
          <>
            {number > 0 ? words.comma : null}
            <Door key={one.id} to={one} />
          </>
        ))}
        {block.rests.length > 0 ? words.stop : null}{" "}
        <a
          data-testid="theorem-chapter"
          href={`#?view=book&chapter=${chapter}&way=proof&page=${page}&proof=${block.box}`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            const proof = `proof=${block.box}`;
            openPlace("book", [`chapter=${chapter}`, "way=proof", `page=${page}`, proof]);
          }}
        >
          {words.inChapter(chapter, title)}
        </a>
      </p>
    </section>
  );
}
