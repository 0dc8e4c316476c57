export { whyStrings } from "../strings/index";
export type { Facts } from "../strings/why";
