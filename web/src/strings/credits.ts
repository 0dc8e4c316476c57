/** What the page says of itself and of whose works are inside it. */
export interface CreditsStrings {
  version: (version: string) => string;
  licence: string;
  /** above the list of packages, each with its text */
  inside: string;
}
