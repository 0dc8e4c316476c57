import { MissingPart } from "../widgets/MissingPart";

/** In place of a part that is being fetched. */
export const Coming = ({ failed }: { failed: boolean }) =>
  failed ? <MissingPart /> : <p class="quiet">…</p>;
