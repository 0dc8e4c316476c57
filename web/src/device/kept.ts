/**
 * What is kept on the device: the one list. How it is kept, and that a frame keeps nothing, stands
 * in storage.ts. What people have kept is found by these names, so a name never changes.
 */
export const keptAs = {
  /** the game on the board, with its record and who plays: of this tab, and of the last one */
  game: "game",
  /** the address that the game has gone on from, while its next link is written; this tab */
  behind: "behind",
  /** whether a person opened or shut the eye, and in the game from which position; this tab */
  eye: "eye",
  /** the kept games, those with a name and the recent ones, as their file has them */
  library: "library",
  /** a library that could not be read, such as a newer page's, before a new one took its place */
  libraryUnread: "library.unread",
  /** the sheets of Explore that were changed */
  sheets: "sheets",
  /** what was tried and solved of the ladder and of the days */
  progress: "progress",
  /** how many puzzles were solved one after the other, and how often it was five */
  row: "row",
  /** which problems of judges were solved, and the problems of one's own that were made here */
  problems: "problems",
  /** how many games were won against the program, by the game's card */
  won: "won",
  /** the chapter and section of the book last read, and which exercises are solved */
  book: "book",
  /** the list of boards that a teacher puts together for a class */
  classList: "class",
  /** the list of boards that somebody works on, with what was played of it */
  lesson: "lesson",
  /** the language that was chosen */
  language: "language",
  /** light, dark, or as the system has it */
  theme: "theme",
  /** of a hundred winning moves of the program, how many are mistakes */
  mistakes: "mistakes",
  /** whether the program waits before it answers */
  ponders: "ponders",
  /** milliseconds between two moves where the program plays both sides */
  pace: "pace",
  /** how large new positions are */
  size: "size",
} as const;

export type KeptName = (typeof keptAs)[keyof typeof keptAs];

/** The database of finished tables and periods (explore/cache.ts). */
export const keptTables = { database: "nimber-explore", store: "kept" } as const;
