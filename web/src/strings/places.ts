/** Names of the page's places. */
import { computed } from "@preact/signals";
import { strings } from "./index";
import type { PlaceName } from "../state/place";

export interface PlaceStrings {
  label: string;
  names: Record<PlaceName, string>;
  learn: string;
  loading: string;
}

export const placeStrings = computed<PlaceStrings>(() => strings.value.places);
