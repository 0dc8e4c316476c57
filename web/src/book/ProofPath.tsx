/** The proof path: the theorems of the book, each after those that its proof rests on. */
import { useCallback, useEffect, useState } from "preact/hooks";
import { proofAsked, wayPage } from "../state/place";
import { bookStrings, placeStrings } from "../strings/index";
import { MissingPart } from "../widgets/MissingPart";
import { bookLanguage, loadProofPage, proofNames } from "./chapters";
import { Dependencies, Door, showTheorem } from "./Theorem";
import { progress, proofReadAt } from "./progress";
import { WayBar, WayList, WayPlace, WayTurn, type WayPages } from "./WayPages";
import type { ProofContents, ProofEntry } from "./content";

const files: Record<string, () => Promise<{ default: ProofContents }>> = {
  en: () => import("virtual:book-proofs/en"),
  zh: () => import("virtual:book-proofs/zh"),
};

const proofs = ({ pages }: ProofContents): WayPages<ProofEntry> => ({
  way: "proof",
  entries: pages,
  load: loadProofPage,
  names: proofNames,
  firstPage: 200,
  at: progress.value.proof,
  readAt: proofReadAt,
});

function useContents(): ProofContents | "missing" | null {
  const language = bookLanguage.value;
  const [contents, setContents] = useState<ProofContents | "missing" | null>(null);
  useEffect(() => {
    let late = false;
    const set = (loaded: ProofContents | "missing") => {
      if (!late) setContents(loaded);
    };
    files[language]!().then(
      (file) => set(file.default),
      () => set("missing"),
    );
    return () => {
      late = true;
    };
  }, [language]);
  return contents;
}

/** The page that led to a chapter. */
const pageHere = () => wayPage.value ?? progress.value.proof ?? 1;

export function ProofTurn() {
  const contents = useContents();
  return contents === null || contents === "missing" ? null : (
    <WayTurn pages={proofs(contents)} page={pageHere()} />
  );
}

export function ProofBar() {
  const contents = useContents();
  return contents === null || contents === "missing" ? null : (
    <WayBar pages={proofs(contents)} page={pageHere()} />
  );
}

function ProofList({ contents }: { contents: ProofContents }) {
  const words = bookStrings.value.ways.proof;
  return (
    <WayList
      pages={proofs(contents)}
      below={({ theorems }) => (
        <ul class="book-doors">
          {theorems.map((one) => (
            <li key={one.id}>
              <Door to={one} />
            </li>
          ))}
        </ul>
      )}
    >
      <Dependencies block={contents.drawn} about={words.pagesDrawn} />
    </WayList>
  );
}

export function ProofPath() {
  const contents = useContents();
  const at = proofAsked.value;
  const shown = useCallback(() => {
    if (at !== null) showTheorem(at);
  }, [at]);
  if (contents === null || contents === "missing")
    return (
      <main class="book" aria-busy={contents === null}>
        {contents === null ? <p class="quiet">{placeStrings.value.loading}</p> : <MissingPart />}
      </main>
    );
  return (
    <WayPlace
      pages={proofs(contents)}
      page={wayPage.value}
      list={<ProofList contents={contents} />}
      shown={shown}
    />
  );
}
