import { useEffect, useState } from "preact/hooks";
import type { FunctionComponent } from "preact";
import { MissingPart } from "../panels/Trouble";
import type { FieldProps } from "../panels/forms";

/** A field whose code is fetched when it is first shown. */
export function lazyEditor(
  load: () => Promise<FunctionComponent<FieldProps>>,
): FunctionComponent<FieldProps> {
  let loaded: FunctionComponent<FieldProps> | null = null;
  return function Later(props: FieldProps) {
    const [Shown, setShown] = useState<FunctionComponent<FieldProps> | null>(() => loaded);
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
    if (Shown) return <Shown {...props} />;
    return failed ? <MissingPart /> : <div class="graph-editor-wait" aria-busy="true" />;
  };
}
