/** A way through the book: its list, and one page at a time. Next walks it. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { leadsTo, openPlace } from "../state/place";
import { bookStrings } from "../strings/index";
import { MissingPart } from "../widgets/MissingPart";
import { BookBack } from "./BookBack";
import { Blocks } from "./Blocks";
import { Inlines } from "./Inlines";
import { ChapterContext } from "./LiveBoard";
import { ShareHere } from "./ShareHere";
import { bookLanguage, wayName } from "./chapters";
import type { Chapter, ChapterEntry } from "./content";
import type { Way } from "../links/options";

export interface WayPages<Entry extends ChapterEntry = ChapterEntry> {
  way: Way;
  entries: readonly Entry[];
  load: (lang: string, number: number) => Promise<Chapter> | null;
  /** of the pages, in their addresses */
  names: (lang: string) => string[];
  /** exercises and boards of a page belong to this chapter and the page's number */
  firstPage: number;
  /** the page last read */
  at: number | null;
  readAt: (page: number) => void;
}

const optionsOf = (way: Way, page: number) => [`way=${way}`, `page=${page}`];
const findIn = ({ entries }: WayPages, page: number) => entries.find((one) => one.number === page);

interface TurnProps {
  way: Way;
  entry: ChapterEntry;
  words: string;
  testid: string;
}

function Turn({ way, entry, words, testid }: TurnProps) {
  const options = optionsOf(way, entry.number);
  return (
    <button
      type="button"
      class="button"
      {...leadsTo("book", options.join("&"))}
      data-testid={testid}
      onClick={() => openPlace("book", options)}
    >
      <span>
        <small>{words}</small>
        {entry.title}
      </span>
    </button>
  );
}

/** From a page to the one before it and the one behind it, where there are such. */
function Turns(props: { pages: WayPages; before: number; after: number }) {
  const { pages, before, after } = props;
  const s = bookStrings.value;
  const { way } = pages;
  const [previous, next] = [findIn(pages, before), findIn(pages, after)];
  return (
    <nav class="book-turn" aria-label={s.ways[way].title}>
      {previous ? (
        <Turn way={way} entry={previous} words={s.ways.previous} testid="previous-page" />
      ) : (
        <span />
      )}
      {next ? <Turn way={way} entry={next} words={s.ways.next} testid="next-chapter" /> : null}
    </nav>
  );
}

/** From a chapter that a page led to: back to it, and on to the next one. */
export function WayTurn({ pages, page }: { pages: WayPages; page: number }) {
  return <Turns pages={pages} before={page} after={page + 1} />;
}

/** Above a chapter that a page led to; `more` are options of that page. */
export function WayBar(props: { pages: WayPages; page: number; more?: string[] }) {
  const { pages, page, more = [] } = props;
  const here = findIn(pages, page);
  if (!here) return null;
  const options = optionsOf(pages.way, page);
  return (
    <button
      type="button"
      class="book-back book-to-way"
      {...leadsTo("book", options.join("&"))}
      data-testid="back-to-page"
      onClick={() => openPlace("book", [...options, ...more])}
    >
      ← {bookStrings.value.ways[pages.way].back(here.title)}
    </button>
  );
}

interface ListProps<Entry extends ChapterEntry> {
  pages: WayPages<Entry>;
  /** above the list */
  children?: ComponentChildren;
  /** below a page's lead */
  below?: (entry: Entry) => ComponentChildren;
}

export function WayList<Entry extends ChapterEntry>(props: ListProps<Entry>) {
  const { pages, children, below } = props;
  const { way } = pages;
  const words = bookStrings.value.ways[way];
  useEffect(() => {
    document.title = `${words.title} – Nimber`;
  }, [words]);
  return (
    <main class="book book-contents" data-testid={`${way}-path`}>
      <BookBack />
      <h1>{words.title}</h1>
      <p class="book-lead">{words.about}</p>
      {children}
      <ol class="book-chapters">
        {pages.entries.map((entry) => (
          <li key={entry.number}>
            <button
              type="button"
              class="book-chapter-link"
              {...leadsTo("book", optionsOf(way, entry.number).join("&"))}
              data-testid={`page-${entry.number}`}
              aria-current={pages.at === entry.number ? "step" : undefined}
              onClick={() => openPlace("book", optionsOf(way, entry.number))}
            >
              <span class="book-chapter-number">{entry.number}</span>
              <span class="book-chapter-words">
                <b>{entry.title}</b>
                <span class="quiet">{entry.lead}</span>
              </span>
            </button>
            {below?.(entry)}
          </li>
        ))}
      </ol>
    </main>
  );
}

interface PageProps {
  pages: WayPages;
  entry: ChapterEntry;
  /** what is done once the page is drawn */
  shown?: () => void;
}

export function WayPage({ pages, entry, shown }: PageProps) {
  const { way, load, readAt } = pages;
  const s = bookStrings.value;
  const words = s.ways[way];
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
    (load(lang, number) ?? Promise.reject(new Error())).then(set, () => set("missing"));
    return () => {
      late = true;
    };
  }, [load, lang, number]);
  useEffect(() => {
    document.title = `${entry.title} – Nimber`;
    readAt(number);
    heading.current?.focus({ preventScroll: true });
  }, [entry, number, readAt]);
  useEffect(() => {
    if (page !== null && page !== "missing") shown?.();
  }, [page, shown]);
  const chapter = pages.firstPage + number;
  return (
    <main class="book" data-testid={`${way}-page`} data-page={number} aria-busy={page === null}>
      <article class="book-text">
        <header class="book-head">
          <BookBack options={[`way=${way}`]} testid={`to-${way}-path`}>
            {words.title}
          </BookBack>
          <p class="book-chapter-name">{words.page(number, pages.entries.length)}</p>
          <h1 ref={heading} tabIndex={-1}>
            {entry.title}
          </h1>
        </header>
        {page === "missing" ? <MissingPart /> : null}
        {page !== null && page !== "missing" ? (
          <ChapterContext.Provider value={chapter}>
            <Blocks
              key={page.title}
              blocks={page.blocks}
              chapter={chapter}
              exercises={page.exercises}
            />
            {page.body.map((section) => (
              <section class="book-section" id={section.id} key={`${page.title} ${section.id}`}>
                <h2 tabIndex={-1}>
                  <Inlines list={section.title} />
                </h2>
                <Blocks blocks={section.blocks} chapter={chapter} exercises={page.exercises} />
              </section>
            ))}
          </ChapterContext.Provider>
        ) : null}
        <ShareHere
          name={wayName(way, pages.names(lang)[number - 1] ?? "")}
          title={entry.title}
          options={optionsOf(way, number)}
        />
        <Turns pages={pages} before={number - 1} after={number + 1} />
      </article>
    </main>
  );
}

/** The list, or the page of this number; a number that no page has is told as such. */
export function WayPlace(props: {
  pages: WayPages;
  page: number | null;
  list: ComponentChildren;
  shown?: () => void;
}) {
  const { pages, page, list, shown } = props;
  const words = bookStrings.value.ways[pages.way];
  if (page === null) return <>{list}</>;
  const entry = findIn(pages, page);
  return entry ? (
    <WayPage pages={pages} entry={entry} shown={shown} />
  ) : (
    <main class="book">
      <p>{words.notThere}</p>
      <button type="button" class="button" onClick={() => openPlace("book", [`way=${pages.way}`])}>
        {words.title}
      </button>
    </main>
  );
}
