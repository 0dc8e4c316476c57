import type { FunctionComponent } from "preact";
import { lazy } from "../widgets/lazy";
import { MissingPart } from "../widgets/MissingPart";
import type { FieldProps } from "./fields";

/** A field whose code is fetched when it is first shown. */
export const lazyEditor = (load: () => Promise<FunctionComponent<FieldProps>>) =>
  lazy(load, ({ failed }) =>
    failed ? <MissingPart /> : <div class="graph-editor-wait" aria-busy="true" />,
  );
