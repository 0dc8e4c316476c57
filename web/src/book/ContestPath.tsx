/** The contest path: its list, and one short page at a time. Next walks it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { leadsTo, openPlace } from "../state/place";
import { bookStrings } from "../strings/index";
import { MissingPart } from "../widgets/MissingPart";
import { BookBack } from "./BookBack";
import { Blocks } from "./Blocks";
import { Inlines } from "./Inlines";
import { ChapterContext } from "./LiveBoard";
import { bookLanguage, loadPage, pagesHere } from "./chapters";
import { pageReadAt, progress } from "./progress";
import type { Chapter, ChapterEntry } from "./content";

/** Exercises of a page would be solved under this number and its own. */
const firstPage = 100;

const optionsOf = (page: number) => ["way=contest", `page=${page}`];
export const openPage = (page: number) => openPlace("book", optionsOf(page));

function Turn({ entry, words, testid }: { entry: ChapterEntry; words: string; testid: string }) {
  return (
    <button
      type="button"
      class="button"
      {...leadsTo("book", optionsOf(entry.number).join("&"))}
      data-testid={testid}
      onClick={() => openPage(entry.number)}
    >
      <span>
        <small>{words}</small>
        {entry.title}
      </span>
    </button>
  );
}

const find = (page: number) => pagesHere().find((one) => one.number === page);

/** From a chapter that the path led to: back to its page, and on to the next one. */
export function ContestTurn() {
  const s = bookStrings.value;
  const page = progress.value.page ?? 1;
  const [here, after] = [find(page), find(page + 1)];
  return (
    <nav class="book-turn" aria-label={s.ways.contest.title}>
      {here ? <Turn entry={here} words={s.ways.previous} testid="previous-page" /> : <span />}
      {after ? <Turn entry={after} words={s.ways.next} testid="next-chapter" /> : null}
    </nav>
  );
}

/** Above a chapter that the path led to. */
export function ContestBar() {
  const here = find(progress.value.page ?? 1);
  return here ? (
    <button
      type="button"
      class="book-back book-to-way"
      {...leadsTo("book", optionsOf(here.number).join("&"))}
      data-testid="back-to-page"
      onClick={() => openPage(here.number)}
    >
      ← {bookStrings.value.ways.back(here.title)}
    </button>
  ) : null;
}

function PathList() {
  const s = bookStrings.value;
  useEffect(() => {
    document.title = `${s.ways.contest.title} – Nimber`;
  }, [s]);
  return (
    <main class="book book-contents" data-testid="contest-path">
      <BookBack />
      <h1>{s.ways.contest.title}</h1>
      <p class="book-lead">{s.ways.contest.about}</p>
      <ol class="book-chapters">
        {pagesHere().map((entry) => (
          <li key={entry.number}>
            <button
              type="button"
              class="book-chapter-link"
              {...leadsTo("book", optionsOf(entry.number).join("&"))}
              data-testid={`page-${entry.number}`}
              aria-current={progress.value.page === entry.number ? "step" : undefined}
              onClick={() => openPage(entry.number)}
            >
              <span class="book-chapter-number">{entry.number}</span>
              <span class="book-chapter-words">
                <b>{entry.title}</b>
                <span class="quiet">{entry.lead}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </main>
  );
}

function Page({ entry }: { entry: ChapterEntry }) {
  const s = bookStrings.value;
  const lang = bookLanguage.value;
  const { number } = entry;
  const [page, setPage] = useState<Chapter | "missing" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let late = false;
    setPage(null);
    const set = (loaded: Chapter | "missing") => {
      if (!late) setPage(loaded);
    };
    (loadPage(lang, number) ?? Promise.reject(new Error())).then(set, () => set("missing"));
    return () => {
      late = true;
    };
  }, [lang, number]);
  useEffect(() => {
    document.title = `${entry.title} – Nimber`;
    pageReadAt(number);
    heading.current?.focus({ preventScroll: true });
  }, [entry, number]);
  const [before, after] = [find(number - 1), find(number + 1)];
  return (
    <main class="book" data-testid="contest-page" data-page={number} aria-busy={page === null}>
      <article class="book-text">
        <header class="book-head">
          <BookBack options={["way=contest"]} testid="to-contest-path">
            {s.ways.contest.title}
          </BookBack>
          <p class="book-chapter-name">{s.ways.page(number, pagesHere().length)}</p>
          <h1 ref={heading} tabIndex={-1}>
            {entry.title}
          </h1>
        </header>
        {page === "missing" ? <MissingPart /> : null}
        {page !== null && page !== "missing" ? (
          <ChapterContext.Provider value={firstPage + number}>
            <Blocks
              key={page.title}
              blocks={page.blocks}
              chapter={firstPage + number}
              exercises={page.exercises}
            />
            {page.body.map((section) => (
              <section class="book-section" id={section.id} key={`${page.title} ${section.id}`}>
                <h2 tabIndex={-1}>
                  <Inlines list={section.title} />
                </h2>
                <Blocks
                  blocks={section.blocks}
                  chapter={firstPage + number}
                  exercises={page.exercises}
                />
              </section>
            ))}
          </ChapterContext.Provider>
        ) : null}
        <nav class="book-turn" aria-label={s.ways.contest.title}>
          {before ? (
            <Turn entry={before} words={s.ways.previous} testid="previous-page" />
          ) : (
            <span />
          )}
          {after ? <Turn entry={after} words={s.ways.next} testid="next-chapter" /> : null}
        </nav>
      </article>
    </main>
  );
}

export function ContestPath({ page }: { page: number | null }) {
  const s = bookStrings.value;
  if (page === null) return <PathList />;
  const entry = find(page);
  return entry ? (
    <Page entry={entry} />
  ) : (
    <main class="book">
      <p>{s.ways.notThere}</p>
      <button type="button" class="button" onClick={() => openPlace("book", ["way=contest"])}>
        {s.ways.contest.title}
      </button>
    </main>
  );
}
