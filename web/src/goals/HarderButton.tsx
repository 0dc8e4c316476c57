/** Offered once a harder start was found: where there is none, nothing is said of it. */
import { useEffect, useState } from "preact/hooks";
import { toTop } from "../device/toTop";
import { goalStrings } from "../strings/index";
import { allJudged } from "../state/marks";
import { findHarder, openStart } from "./newPosition";

/** It keeps its place while it is looked for: no button moves when it comes. */
export function HarderButton() {
  const [search, setSearch] = useState<"looking" | "found" | "none">("looking");
  const [found, setFound] = useState<string | null>(null);
  // First what is said of this game.
  const judged = allJudged.value;
  useEffect(() => {
    if (!judged) return;
    let late = false;
    void findHarder(() => late).then((text) => {
      if (late) return;
      setFound(text);
      setSearch(text === null ? "none" : "found");
    });
    return () => {
      late = true;
    };
  }, [judged]);
  return (
    <button
      type="button"
      class={`button result-small${found === null ? " result-later" : ""}`}
      data-testid="harder"
      data-search={search}
      disabled={found === null}
      onClick={() => {
        if (found === null) return;
        openStart(found);
        toTop();
      }}
    >
      {goalStrings.value.result.harder}
    </button>
  );
}
