/** A plot, with its library: both come with the first answer that is drawn so. */
import type { ComponentProps } from "preact";
import { MissingPart } from "../widgets/MissingPart";
import { lazy } from "../widgets/lazy";
import type { Plot } from "./Plot";

export const LaterPlot = lazy<ComponentProps<typeof Plot>>(
  async () => (await import("./Plot")).Plot,
  ({ failed }) => (failed ? <MissingPart /> : <div class="plot-empty" aria-hidden="true" />),
);
