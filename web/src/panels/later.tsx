/** A place, or a part of one, whose code is fetched when it is first opened. */
import { useEffect, useState } from "preact/hooks";
import type { FunctionComponent } from "preact";
import { place } from "../state/place";
import { placeStrings } from "../strings/places";
import { MissingPart } from "./Trouble";

export function later(
  load: () => Promise<FunctionComponent>,
  waiting: () => string,
  Wrapper: "main" | "div" = "main",
): FunctionComponent {
  let loaded: FunctionComponent | null = null;
  return function Later() {
    const [Shown, setShown] = useState<FunctionComponent | null>(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Shown) return;
      load().then(
        (component) => {
          loaded = component;
          setShown(() => component);
        },
        () => setFailed(true),
      );
    }, [Shown]);
    if (Shown) return <Shown />;
    return (
      <Wrapper class="place-waiting" aria-busy={!failed}>
        {failed && Wrapper === "main" ? <h1>{placeStrings.value.names[place.value]}</h1> : null}
        {failed ? <MissingPart /> : <p class="quiet">{waiting()}</p>}
      </Wrapper>
    );
  };
}
