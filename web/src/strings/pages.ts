/** What the pages of their own say beside what is drawn on them (web/pages). */
export interface PagesStrings {
  missing: {
    title: string;
    /** why, and that there is a way on */
    about: string;
    /** above the links to the page that was meant, by its name in another language or form */
    meant: string;
    /** all that can be read without a script */
    all: string;
    home: string;
  };
  /** on a page whose script or style sheet is gone */
  older: { about: string; again: string };
  /** the documents, which are English; in another language that is said */
  docs: { title: string; about: string };
}
