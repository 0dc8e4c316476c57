/** What the Share dialog says beyond its first words, and the page in a frame. */
export interface ShareStrings {
  /** a link that many programs cut */
  longLink: (characters: number) => string;
  /** a record that no link holds */
  tooLong: string;
  /** the link of the position without its moves */
  alone: string;
  onlyHere: string;
  /** beside the link, where the system's own sharing takes a text */
  invite: Record<"whole" | "puzzle" | "turn" | "ended", (title: string) => string>;

  /** what the link is to be */
  kinds: Record<"label" | "whole" | "puzzle" | "turn" | "ended", string>;
  qr: {
    /** its files */
    title: string;
    /** under it: it is the link that is shown */
    about: string;
    /** instead of the whole record */
    alone: (link: string) => string;
    text: string;
    tooLong: string;
    label: (link: string) => string;
  };
  /** a position alone as a question */
  puzzle: {
    /** a puzzle, whatever was played in it */
    set: string;
    /** of a game that has ended */
    start: string;
    now: (moves: number) => string;
    picture: string;
  };
  image: {
    title: string;
    light: string;
    dark: string;
    colours: string;
    svg: string;
    png: string;
    copy: string;
    copied: string;
    send: string;
    hold: string;
    working: string;
    failed: string;
  };
  /** on the picture itself */
  picture: {
    wins: (count: bigint | null, found: number) => string;
    loses: string;
    partial: string;
  };
  /** large for a projector, or on a list of boards */
  forClass: string;
  embed: {
    title: string;
    about: string;
    needsPage: string;
    quiz: string;
    fixLanguage: string;
    moves: string;
    frame: string;
    copyFrame: string;
    element: string;
    elementAbout: string;
    copyElement: string;
    frameTitle: (position: string) => string;
    open: string;
  };
}
