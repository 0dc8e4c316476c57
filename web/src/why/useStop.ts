/** What is known of a position that the reasons come to. */
import { useEffect, useState } from "preact/hooks";
import { stopAt, type Stop } from "./state";
import type { TextError } from "../engine/client";

export function useStop(text: string): Stop | TextError | null {
  const [found, setFound] = useState<{ text: string; stop: Stop | TextError } | null>(null);
  useEffect(() => {
    let late = false;
    void stopAt(text).then((stop) => {
      if (!late) setFound({ text, stop });
    });
    return () => {
      late = true;
    };
  }, [text]);
  return found?.text === text ? found.stop : null;
}
