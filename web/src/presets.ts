import type { PresetName } from "./strings/shape";

/** Positions under the names that people know; what they are called stands in the string tables. */
export const presets: readonly { name: PresetName; position: string }[] = [
  { name: "stones21", position: "take/1..3:21" },
  { name: "nim345", position: "nim:3,4,5" },
  { name: "count100", position: "take/1..10:100" },
  { name: "lines", position: "take/1..3:15~misere" },
  { name: "auction", position: "take/1..9:64" },
  { name: "rows", position: "nim:1,3,5,7" },
  { name: "misere", position: "nim:3,4,5~misere" },
  { name: "half", position: "custom/2*k>=n:12,7" },
  { name: "sum", position: "take/1..3:9+take/1..5:10+take/1..7:14" },
];

/** What the page opens with when the address says nothing. */
export const firstPosition = "take/1..3:21";
