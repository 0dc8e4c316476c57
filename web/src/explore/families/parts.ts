/** The answers of families, found games and counts: one file, fetched with their words. */
export { Atlas } from "./Atlas";
export { CountCard } from "./CountCard";
export { FamilyCard, ReadyFamilies } from "./FamilyCard";
export { WhichCard } from "./WhichCard";
