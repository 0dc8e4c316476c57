/**
 * For teachers: a list of tasks as one link. It is made here, a class opens it here, and what the
 * class sends back is checked here.
 */
import { useEffect, useState } from "preact/hooks";
import { readLesson } from "../links/classList";
import { classList } from "../state/place";
import { lessonStrings, stringsOf } from "../strings/index";
import type { BookParts } from "./bookParts";
import { ClassList } from "./ClassList";
import { MakeList } from "./MakeList";
import "../judge/problems.css";
import "../share/share.css";
import "./lesson.css";

export function TeacherPage({ book }: { book: BookParts }) {
  const t = lessonStrings.value;
  const text = classList.value ?? "";
  const { title, links } = readLesson(text);
  const [changing, setChanging] = useState(false);
  useEffect(() => void stringsOf("faces"), []);
  useEffect(() => {
    document.title = `${title || (links.length > 0 ? t.list.untitled : t.title)} – Nimber`;
  });
  const making = changing || links.length === 0;
  return (
    <main class="book book-sheet lesson" data-testid="teacher" data-boards={links.length}>
      {making ? (
        <>
          <h1>{t.title}</h1>
          <p class="book-lead">{t.about}</p>
          <MakeList start={text} key={text} book={book} onMade={() => setChanging(false)} />
        </>
      ) : (
        <ClassList text={text} key={text} book={book} onChange={() => setChanging(true)} />
      )}
    </main>
  );
}
