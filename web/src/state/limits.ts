/** How much of a file is read and how much is kept, as docs/limits.md tells. */

/** Characters of a game's file; more of it is not looked at. */
export const mostText = 2_000_000;
export const mostLinks = 200;
/** Games in a library's file. */
export const mostLibrary = 2_000;
export const mostNamed = 500;
export const mostRecent = 12;
/** Sheets of Explore that are kept, and characters of each. */
export const mostSheets = 200;
export const mostKeptSheet = 100_000;
/** Bytes of a sheet's file. */
export const mostSheetFile = 1_000_000;
/** Problems that are kept as solved; problems of one's own, and characters of each. */
export const mostSolved = 2_000;
export const mostOwnProblems = 100;
export const mostOwnProblem = 20_000;
/** The largest number of a pair that still has a grid. */
export const mostGridNumber = 400;
/** Letters of the longest law that an exercise reads. */
export const mostLaw = 500;

/** Rows of a family's carpet that are drawn at once; members of a selection that are listed. */
export const mostFamilyRows = 400;
export const mostSelectedRules = 100;
