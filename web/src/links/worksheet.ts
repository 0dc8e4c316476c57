/** The name of a worksheet in a link. Pure. */
import { numberOf } from "./options";

export interface SheetName {
  seed: number;
  size: number;
  rule: string;
}

/** A worksheet's name in a link, as in "4711.2.take/1..3": seed, size and rule. */
export function readSheet(text: string): SheetName | null {
  const [seedText = "", sizeText = "", ...rest] = text.split(".");
  const seed = numberOf(seedText, 9);
  const size = numberOf(sizeText, 1);
  const rule = rest.join(".");
  return seed !== null && size !== null && size >= 1 && size <= 3 && rule !== ""
    ? { seed, size, rule }
    : null;
}
