/** The answers of families, found games and counts: one file, fetched with their words. */
export { CountCard } from "./CountCard";
export { FamilyCard, ReadyFamilies } from "./FamilyCard";
export { WhichCard } from "./WhichCard";
