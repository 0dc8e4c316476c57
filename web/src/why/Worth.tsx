/** Why the position on the board is worth what it is worth, where that was asked. */
import { placeStrings, whyStrings } from "../strings/index";
import { useStop } from "./useStop";
import { worthWords } from "./worth";

export function Worth({ position }: { position: string }) {
  const stop = useStop(position);
  const words = stop && !("code" in stop) ? worthWords(stop.told, whyStrings.value) : "";
  if (stop && words === "") return null;
  return <p data-testid="worth-words">{stop ? words : placeStrings.value.loading}</p>;
}
