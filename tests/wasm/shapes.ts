// Shapes of nimber.d.ts that several tests hold against the built module.
import * as v from "valibot";

export const outcome = v.picklist(["N", "P", "D"]);
export const convention = v.picklist(["normal", "misere"]);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const componentEntries = {
  kind: v.picklist([
    "heap",
    "pair",
    "edge",
    "step",
    "token",
    "coin",
    "head",
    "corner",
    "part",
    "whole",
  ]),
  part: count,
  size: v.bigint(),
  column: v.optional(v.bigint()),
  value: v.nullable(v.bigint()),
  infinite: v.optional(v.literal(true)),
};
