import { useEffect, useState } from "preact/hooks";

/**
 * The text of a box that shows `given` until something is typed, and again once another text is
 * given. An effect that wrote `given` into the state would take away what is typed before it runs.
 */
export function useTyped(given: string): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null);
  // What was typed over this text is not to come back with it.
  useEffect(() => setTyped((now) => (now?.over === given ? now : null)), [given]);
  return [typed?.over === given ? typed.text : given, (text) => setTyped({ over: given, text })];
}
