/** Names of the page's places. */
export const placeNames = ["board", "puzzles", "explore", "problems", "book"] as const;
export type PlaceName = (typeof placeNames)[number];

export interface PlaceStrings {
  label: string;
  names: Record<PlaceName, string>;
  learn: string;
  loading: string;
}
