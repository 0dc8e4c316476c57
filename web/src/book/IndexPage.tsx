/** The book's last page: its terms, its proofs, and the judges' problems. */
import { useEffect, useState } from "preact/hooks";
import { leadsTo, openPlace } from "../state/place";
import { bookStrings, problemStrings } from "../strings/index";
import { MissingPart } from "../widgets/MissingPart";
import { BookBack } from "./BookBack";
import { bookLanguage, entriesHere } from "./chapters";
import { Inlines } from "./Inlines";
import { readAt } from "./progress";
import type { BookIndex, ChapterEntry, IndexPlace } from "./content";

const files: Record<string, () => Promise<{ default: BookIndex }>> = {
  en: () => import("virtual:book-index/en"),
  zh: () => import("virtual:book-index/zh"),
};

function PlaceLink({ place }: { place: IndexPlace }) {
  const s = bookStrings.value;
  const sections: ChapterEntry["sections"] =
    entriesHere().find(({ number }) => number === place.chapter)?.sections ?? [];
  const at = sections.findIndex(({ id }) => id === place.section);
  const name = [s.chapter(place.chapter), ...(at < 0 ? [] : [sections[at]!.title])].join(", ");
  return (
    <button
      type="button"
      class="book-index-place"
      {...leadsTo("book", `chapter=${place.chapter}`)}
      title={name}
      aria-label={name}
      onClick={() => {
        // A chapter opens where it was read last.
        readAt(place.chapter, place.section || null);
        openPlace("book", [`chapter=${place.chapter}`]);
      }}
    >
      {at < 0 ? place.chapter : `${place.chapter}.${at + 1}`}
    </button>
  );
}

export function IndexPage() {
  const s = bookStrings.value;
  const language = bookLanguage.value;
  const [index, setIndex] = useState<BookIndex | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    const show = (file: { default: BookIndex }) => {
      if (current) setIndex(file.default);
    };
    files[language]!().then(show, () => setFailed(true));
    return () => {
      current = false;
    };
  }, [language]);
  useEffect(() => {
    document.title = `${s.index.title} – Nimber`;
  }, [s]);
  const links = (places: readonly IndexPlace[]) =>
    places.map((place) => <PlaceLink key={`${place.chapter} ${place.section}`} place={place} />);
  return (
    <main class="book book-index" data-testid="book-index" aria-busy={!index}>
      <BookBack />
      <h1>{s.index.title}</h1>
      <p class="book-lead">{s.index.about}</p>
      {failed ? <MissingPart /> : null}
      {index ? (
        <>
          <h2>{s.index.terms}</h2>
          <ul class="book-index-list">
            {index.terms.map(({ name, see, places }) => (
              <li key={`${name} ${see}`}>
                <span>{name}</span> {see === null ? links(places) : <i>{s.index.see(see)}</i>}
              </li>
            ))}
          </ul>
          <h2>{s.index.proofs}</h2>
          <ul class="book-index-proofs">
            {index.proofs.map((proof, at) => (
              <li key={at}>
                <PlaceLink place={proof} /> <Inlines list={proof.title} />
              </li>
            ))}
          </ul>
          <h2>{s.index.problems}</h2>
          {Object.entries(problemStrings.value.judges).map(([judge, words]) => {
            const list = index.problems.filter((one) => one.judge === judge);
            return list.length === 0 ? null : (
              <section key={judge}>
                <h3>{words}</h3>
                <ul class="book-index-list">
                  {list.map(({ name, number, title, places }) => (
                    <li key={name}>
                      <button
                        type="button"
                        class="book-index-place"
                        onClick={() => openPlace("problems", [`problem=${name}`])}
                      >
                        {number}
                      </button>{" "}
                      <span>{title}</span> {links(places)}
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </>
      ) : null}
    </main>
  );
}
