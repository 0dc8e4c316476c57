import { useEffect, useState } from "preact/hooks";
import type { FunctionComponent } from "preact";
import type { FieldProps } from "../panels/forms";

/** A field whose code is fetched when it is first shown. */
export function lazyEditor(
  load: () => Promise<FunctionComponent<FieldProps>>,
): FunctionComponent<FieldProps> {
  let loaded: FunctionComponent<FieldProps> | null = null;
  return function Later(props: FieldProps) {
    const [Shown, setShown] = useState<FunctionComponent<FieldProps> | null>(() => loaded);
    useEffect(() => {
      if (Shown) return;
      void load().then((component) => {
        loaded = component;
        setShown(() => component);
      });
    }, [Shown]);
    return Shown ? <Shown {...props} /> : <div class="graph-editor-wait" aria-busy="true" />;
  };
}
