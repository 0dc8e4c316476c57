import type { FunctionComponent } from "preact";
import { lazy } from "../panels/lazy";
import { MissingPart } from "../panels/Trouble";
import type { FieldProps } from "../panels/forms";

/** A field whose code is fetched when it is first shown. */
export const lazyEditor = (load: () => Promise<FunctionComponent<FieldProps>>) =>
  lazy(load, ({ failed }) =>
    failed ? <MissingPart /> : <div class="graph-editor-wait" aria-busy="true" />,
  );
