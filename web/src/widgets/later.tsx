/** A place, or a part of one, whose code is fetched when it is first opened. */
import type { FunctionComponent } from "preact";
import { place } from "../state/place";
import { placeStrings } from "../strings/index";
import { lazy } from "./lazy";
import { MissingPart } from "./MissingPart";

/** Where a place will stand: as high as the screen, so that nothing jumps when it comes. */
export const Waiting = ({ words }: { words: string }) => (
  <main class="place-waiting" aria-busy="true">
    <p class="quiet">{words}</p>
  </main>
);

export const later = (
  load: () => Promise<FunctionComponent>,
  waiting: () => string,
  Wrapper: "main" | "div" = "main",
): FunctionComponent =>
  lazy(load, ({ failed }) => (
    <Wrapper class="place-waiting" aria-busy={!failed}>
      {failed && Wrapper === "main" ? <h1>{placeStrings.value.names[place.value]}</h1> : null}
      {failed ? <MissingPart /> : <p class="quiet">{waiting()}</p>}
    </Wrapper>
  ));
