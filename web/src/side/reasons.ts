/**
 * What stands beside and under the board once the eye is open: fetched in one piece, with the page
 * where its link opens in Analyse, else once the first answer stands.
 */
export { Verdict } from "./Verdict";
export { WinningMoves } from "./WinningMoves";
export { Record } from "./Record";
export { Why } from "./Why";
export { Strip } from "./Strip";
export { LearnThis } from "./LearnThis";
export { Thumbs } from "./Thumbs";
export { Coach } from "./Coach";
