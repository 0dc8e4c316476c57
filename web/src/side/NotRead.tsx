/** Below a box: why its text can't be read, or what may be meant by it. */
import type { TextError } from "../engine/client";
import { looksTold } from "../state/looksTold";
import { stringsOf } from "../strings/index";
import { ErrorNote } from "../widgets/ErrorNote";
import { lazy } from "../widgets/lazy";

const Meant = lazy(
  async () => {
    const [file] = await Promise.all([import("./Meant"), stringsOf("faces")]);
    return file.Meant;
  },
  () => null,
);

export const NotRead = ({ error, text }: { error: TextError; text: string }) =>
  looksTold(text) ? <Meant text={text} /> : <ErrorNote text={text} error={error} />;
