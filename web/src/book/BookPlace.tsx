/** The Book: its table of contents, and one chapter at a time. */
import { useEffect, useRef, useState } from "preact/hooks";
import {
  chapter as chapterOption,
  classList,
  leadsTo,
  openPlace,
  proofAsked,
  way,
  wayPage,
  worksheet as worksheetOption,
} from "../state/place";
import { away } from "../state/away";
import { later } from "../widgets/later";
import { lazy } from "../widgets/lazy";
import { placeStrings, stringsOf, bookStrings } from "../strings/index";
import { stillness } from "../device/motion";
import { MissingPart } from "../widgets/MissingPart";
import { BookBack } from "./BookBack";
import { KeepBook } from "./KeepBook";
import { Blocks } from "./Blocks";
import { ContestBar, ContestPath, ContestTurn } from "./ContestPath";
import { ChapterContext } from "./LiveBoard";
import { Inlines } from "./Inlines";
import { ShareHere } from "./ShareHere";
import { firstSentence } from "./firstSentence";
import { bookLanguage, chapterNames, entriesHere, loadChapter } from "./chapters";
import { ways } from "../links/options";
import { readSheet } from "../links/worksheet";
import { firstSheet, openSheet, Worksheet } from "../lesson/Worksheet";
import { progress, readAt } from "./progress";
import type { Chapter, ChapterEntry } from "./content";
import "./book.css";

const TeacherPage = later(
  async () => {
    const [file] = await Promise.all([
      import("./ClassPage"),
      stringsOf("lesson"),
      stringsOf("problems"),
    ]);
    return file.ClassPage;
  },
  () => placeStrings.value.loading,
);

/** Of no use but to a class. */
const TaskBack = lazy(
  async () => (await import("../widgets/TaskBack")).TaskBack,
  () => null,
);

const IndexPage = later(
  async () => {
    const [file] = await Promise.all([import("./IndexPage"), stringsOf("problems")]);
    return file.IndexPage;
  },
  () => placeStrings.value.loading,
);

const proofPart = (name: "ProofBar" | "ProofTurn") =>
  later(
    async () => (await import("./ProofPath"))[name],
    () => "",
    "div",
  );
const ProofBar = proofPart("ProofBar");
const ProofTurn = proofPart("ProofTurn");
const ProofPath = later(
  async () => (await import("./ProofPath")).ProofPath,
  () => placeStrings.value.loading,
);

/** The last page is no chapter. */
const indexNumber = 0;

const openChapter = (number: number) => openPlace("book", [`chapter=${number}`]);

function solvedOf(entry: ChapterEntry): number {
  return entry.exercises.filter((id) => progress.value.solved.includes(`${entry.number}/${id}`))
    .length;
}

function Contents({
  entries,
  badSheet,
}: {
  entries: readonly ChapterEntry[];
  /** a link’s worksheet can’t be read */
  badSheet: boolean;
}) {
  const s = bookStrings.value;
  const here = entries.find((entry) => entry.number === progress.value.chapter);
  const first = entries[0];
  useEffect(() => {
    document.title = `${s.title} – Nimber`;
  }, [s]);
  return (
    <main class="book book-contents" data-testid="book-contents">
      <h1>{s.title}</h1>
      <p class="book-lead">{s.about}</p>
      {badSheet ? (
        <p class="card book-note" role="alert" data-testid="no-worksheet">
          {s.worksheet.notThere}
        </p>
      ) : null}
      <p class="button-row book-start">
        {first ? (
          <button
            type="button"
            class="button primary"
            onClick={() => openChapter((here ?? first).number)}
          >
            {here ? s.goOn(here.title) : s.begin}
          </button>
        ) : null}
        {/* The card at the end says more of it, and is far below. */}
        <button
          type="button"
          class="button"
          data-testid="begin-teacher"
          onClick={() => openPlace("book", ["class="])}
        >
          {s.teacher.title}
        </button>
      </p>
      <div class="book-ways">
        {ways.map((name) => (
          <button
            key={name}
            type="button"
            class="book-chapter-link book-way"
            {...leadsTo("book", `way=${name}`)}
            data-testid={`open-${name}-path`}
            onClick={() => openPlace("book", [`way=${name}`])}
          >
            <span class="book-chapter-number" aria-hidden="true">
              ⇒
            </span>
            <span class="book-chapter-words">
              <b>{s.ways[name].title}</b>
              <span class="quiet">{s.ways[name].about}</span>
            </span>
          </button>
        ))}
      </div>
      <ol class="book-chapters">
        {entries.map((entry) => {
          const solved = solvedOf(entry);
          return (
            <li key={entry.number}>
              <button
                type="button"
                class="book-chapter-link"
                {...leadsTo("book", `chapter=${entry.number}`)}
                data-testid={`chapter-${entry.number}`}
                onClick={() => openChapter(entry.number)}
              >
                <span class="book-chapter-number">{entry.number}</span>
                <span class="book-chapter-words">
                  <b>{entry.title}</b>
                  <span class="quiet">{firstSentence(entry.lead)}</span>
                </span>
                <span class="quiet book-chapter-facts">
                  <span>{s.minutes(entry.minutes)}</span>
                  {solved > 0 ? <span>{s.solved(solved, entry.exercises.length)}</span> : null}
                </span>
              </button>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            class="book-chapter-link"
            {...leadsTo("book", `chapter=${indexNumber}`)}
            data-testid="open-index"
            onClick={() => openChapter(indexNumber)}
          >
            <span class="book-chapter-number">#</span>
            <span class="book-chapter-words">
              <b>{s.index.title}</b>
              <span class="quiet">{s.index.about}</span>
            </span>
          </button>
        </li>
      </ol>
      <button
        type="button"
        class="book-chapter-link"
        data-testid="open-worksheet"
        onClick={() => openSheet(firstSheet())}
      >
        <span class="book-chapter-number">✎</span>
        <span class="book-chapter-words">
          <b>{s.worksheet.title}</b>
          <span class="quiet">{s.worksheet.about}</span>
        </span>
      </button>
      <button
        type="button"
        class="book-chapter-link"
        data-testid="open-teacher"
        onClick={() => openPlace("book", ["class="])}
      >
        <span class="book-chapter-number">☰</span>
        <span class="book-chapter-words">
          <b>{s.teacher.title}</b>
          <span class="quiet">{s.teacher.about}</span>
        </span>
      </button>
      <KeepBook />
    </main>
  );
}

/** Notes which section is being read. */
function useReading(chapter: Chapter | null): void {
  useEffect(() => {
    if (!chapter) return undefined;
    const sections = [...document.querySelectorAll<HTMLElement>(".book-section")];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries)
          if (entry.isIntersecting) readAt(chapter.number, entry.target.id);
      },
      { rootMargin: "-15% 0px -75% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [chapter]);
}

function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ behavior: stillness() ? "auto" : "smooth", block: "start" });
  target?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}

function ChapterPage({ number, entries }: { number: number; entries: readonly ChapterEntry[] }) {
  const s = bookStrings.value;
  const lang = bookLanguage.value;
  const [loaded, setLoaded] = useState<Chapter | null>(null);
  const chapter = loaded?.number === number ? loaded : null;
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let current = true;
    setFailed(false);
    const loading = loadChapter(lang, number);
    if (!loading) {
      setFailed(true);
      return undefined;
    }
    loading.then(
      (one) => {
        if (current) setLoaded(one);
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [lang, number]);
  const entry = entries.find((one) => one.number === number);
  useEffect(() => {
    if (entry) document.title = `${entry.number}. ${entry.title} – Nimber`;
  }, [entry]);
  // Where the reader was, once; a chapter opened anew begins at its beginning.
  const loadedNumber = chapter?.number;
  useEffect(() => {
    if (loadedNumber === undefined) return;
    const { chapter: last, section } = progress.peek();
    const wanted = proofAsked.peek();
    const boxes = document.querySelectorAll<HTMLDetailsElement>(".book-text details.book-proof");
    const box = wanted === null ? undefined : boxes[wanted - 1];
    if (box) {
      box.open = true;
      box.scrollIntoView();
      box.querySelector("summary")?.focus({ preventScroll: true });
    } else if (last === loadedNumber && section && section !== "s1")
      document.getElementById(section)?.scrollIntoView();
    else {
      heading.current?.focus({ preventScroll: true });
      readAt(loadedNumber, null);
    }
  }, [loadedNumber]);
  useReading(chapter);
  const before = entries.find((one) => one.number === number - 1);
  const after = entries.find((one) => one.number === number + 1);
  const reading = progress.value.chapter === number ? progress.value.section : null;
  if (failed || !entry)
    return (
      <main class="book">
        {entry ? <MissingPart /> : <p>{s.notThere}</p>}
        <button type="button" class="button" onClick={() => openPlace("book")}>
          {s.contents}
        </button>
      </main>
    );
  return (
    <main
      class="book book-reader"
      data-testid="book-chapter"
      data-chapter={number}
      aria-busy={!chapter}
    >
      <nav class="book-side" aria-label={s.onThisPage}>
        <BookBack testid="book-to-contents" />
        <ol>
          {entry.sections.map((section) => (
            <li key={section.id}>
              <button
                type="button"
                class="book-side-link"
                aria-current={reading === section.id ? "true" : undefined}
                onClick={() => goTo(section.id)}
              >
                {section.title}
              </button>
            </li>
          ))}
        </ol>
        <p class="quiet book-side-facts">
          {s.minutes(entry.minutes)}
          {entry.exercises.length > 0 ? <br /> : null}
          {entry.exercises.length > 0 ? s.solved(solvedOf(entry), entry.exercises.length) : null}
        </p>
        <button type="button" class="book-print" onClick={() => print()}>
          {s.print}
        </button>
      </nav>
      <article class="book-text">
        <header class="book-head">
          {away.value === null ? <BookBack /> : <TaskBack />}
          {way.value === "contest" ? <ContestBar /> : null}
          {way.value === "proof" ? <ProofBar /> : null}
          <p class="book-chapter-name">{s.chapter(number)}</p>
          <h1 ref={heading} tabIndex={-1}>
            {entry.title}
          </h1>
        </header>
        {chapter ? (
          <ChapterContext.Provider value={number}>
            <Blocks
              blocks={chapter.blocks}
              chapter={number}
              exercises={chapter.exercises}
              key={`${chapter.title}`}
            />
            {chapter.body.map((section) => (
              <section class="book-section" id={section.id} key={`${chapter.title} ${section.id}`}>
                <h2 tabIndex={-1}>
                  <Inlines list={section.title} />
                </h2>
                <Blocks blocks={section.blocks} chapter={number} exercises={chapter.exercises} />
              </section>
            ))}
          </ChapterContext.Provider>
        ) : null}
        <ShareHere
          name={chapterNames(lang)[number - 1] ?? ""}
          title={entry.title}
          options={[`chapter=${number}`]}
        />
        {way.value === "contest" ? (
          <ContestTurn />
        ) : way.value === "proof" ? (
          <ProofTurn />
        ) : (
          <nav class="book-turn" aria-label={s.contents}>
            {before ? (
              <button
                type="button"
                class="button"
                {...leadsTo("book", `chapter=${before.number}`)}
                onClick={() => openChapter(before.number)}
              >
                <span>
                  <small>{s.previous}</small>
                  {before.title}
                </span>
              </button>
            ) : (
              <span />
            )}
            {after ? (
              <button
                type="button"
                class="button"
                {...leadsTo("book", `chapter=${after.number}`)}
                data-testid="next-chapter"
                onClick={() => openChapter(after.number)}
              >
                <span>
                  <small>{s.next}</small>
                  {after.title}
                </span>
              </button>
            ) : (
              <button
                type="button"
                class="button"
                {...leadsTo("book", `chapter=${indexNumber}`)}
                onClick={() => openChapter(indexNumber)}
              >
                <span>
                  <small>{s.next}</small>
                  {s.index.title}
                </span>
              </button>
            )}
          </nav>
        )}
      </article>
    </main>
  );
}

export function BookPlace() {
  const number = chapterOption.value;
  const entries = entriesHere();
  if (classList.value !== null) return <TeacherPage />;
  if (number === indexNumber) return <IndexPage />;
  if (way.value === "contest" && number === null) return <ContestPath page={wayPage.value} />;
  if (way.value === "proof" && number === null) return <ProofPath />;
  const sheet = readSheet(worksheetOption.value ?? "");
  if (sheet) return <Worksheet sheet={sheet} />;
  return number === null ? (
    <Contents entries={entries} badSheet={worksheetOption.value !== null} />
  ) : (
    <ChapterPage number={number} entries={entries} />
  );
}
