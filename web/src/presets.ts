import type { PresetName } from "./strings/shape";

/** Positions under the names that people know; what they are called stands in the string tables. */
export const presetGroups = ["take", "heaps", "board", "coins", "sums"] as const;
export type PresetGroup = (typeof presetGroups)[number];

export const presets: readonly { name: PresetName; group: PresetGroup; position: string }[] = [
  { name: "stones21", group: "take", position: "take/1..3:21" },
  { name: "nim345", group: "take", position: "nim:3,4,5" },
  { name: "count100", group: "take", position: "take/1..10:100" },
  { name: "lines", group: "take", position: "take/1..3:15~misere" },
  { name: "auction", group: "take", position: "take/1..9:64" },
  { name: "rows", group: "take", position: "nim:1,3,5,7" },
  { name: "misere", group: "take", position: "nim:3,4,5~misere" },
  { name: "half", group: "take", position: "custom/2*k>=n:12,7" },
  { name: "kayles", group: "heaps", position: "octal/0.77:10,7" },
  { name: "dawson", group: "heaps", position: "octal/0.137:14" },
  { name: "grundy", group: "heaps", position: "grundy:8,11" },
  { name: "lasker", group: "heaps", position: "lasker:3,4,6" },
  { name: "queen", group: "board", position: "wythoff:7,9" },
  { name: "stairs", group: "board", position: "stairs:3,1,2,4" },
  { name: "georgia", group: "board", position: "strip:2,5,9,14" },
  { name: "monks", group: "board", position: "monks:1,5,8,10" },
  { name: "hill", group: "board", position: "hill/2:2,3,7" },
  { name: "graph", group: "board", position: "graph/a-b,a-c,b-c,b-d,c-e,d-e,c-f:a,b,a" },
  { name: "turtles", group: "coins", position: "coins/turtles:THTTHHTTHT" },
  { name: "mock", group: "coins", position: "coins/mock:HTHHTH" },
  { name: "ruler", group: "coins", position: "coins/ruler:THHTHTTH" },
  { name: "twins", group: "coins", position: "coins/twins:HTHTHH" },
  { name: "sum", group: "sums", position: "take/1..3:9+take/1..5:10+take/1..7:14" },
  { name: "mixed", group: "sums", position: "nim:5+octal/0.77:8+strip:3,7" },
];

/** What the page opens with when the address says nothing. */
export const firstPosition = "take/1..3:21";
