/** Keeps all pages of the book in this language, so that they can be read without a network. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { bookStrings } from "../strings/index";
import { bookLanguage } from "./chapters";
import { askKept, bookPages, keepPages } from "./keepPages";

type State = "asked" | "offered" | "keeping" | "missing" | "kept";

export function KeepBook() {
  const s = bookStrings.value.keep;
  const lang = bookLanguage.value;
  const pages = useMemo(() => bookPages(lang), [lang]);
  const [state, setState] = useState<State>("asked");
  const [kept, setKept] = useState(0);
  const stop = useRef<() => void>();
  useEffect(() => {
    setState("asked");
    const forget = askKept(pages, (found) =>
      setState((now) => (now !== "asked" ? now : found === pages.length ? "kept" : "offered")),
    );
    return () => {
      forget();
      stop.current?.();
    };
  }, [pages]);
  if (state === "asked") return null;
  const keep = () => {
    setState("keeping");
    setKept(0);
    stop.current = keepPages(pages, (count, done) => {
      setKept(count);
      if (done) setState(count === pages.length ? "kept" : "missing");
    });
  };
  return (
    <div class="book-keep" data-testid="keep-book" data-state={state}>
      {state === "kept" ? null : (
        <button type="button" class="button" disabled={state === "keeping"} onClick={keep}>
          {s.title}
        </button>
      )}
      <p class="quiet" role="status">
        {state === "kept"
          ? s.kept
          : state === "keeping"
            ? s.keeping(kept, pages.length)
            : state === "missing"
              ? s.missing(pages.length - kept)
              : s.about}
      </p>
    </div>
  );
}
