/** The theme that is shown: canvases are painted anew when it changes. */
import { useEffect, useState } from "preact/hooks";

const themeNow = () => document.documentElement.dataset["theme"] ?? "light";

export function useTheme(): string {
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(themeNow()));
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

export const colourOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/**
 * A colour for a value: 0 as P-positions are drawn everywhere, the others well apart from their
 * neighbours.
 */
export function valueColour(value: number, dark: boolean): string {
  if (value === 0) return colourOf("--lose");
  const hue = Math.round((value * 137.508 + 20) % 360);
  return dark ? `hsl(${hue} 38% 30%)` : `hsl(${hue} 55% 80%)`;
}

/**
 * A colour on an ordered scale: 0 as P-positions are drawn everywhere, then from light to deep, the
 * other way round on a dark page.
 */
export function scaleColour(value: number, most: number, dark: boolean): string {
  if (value === 0) return colourOf("--lose");
  const at = most <= 1 ? 0 : (value - 1) / (most - 1);
  const hue = Math.round(95 + 165 * at);
  const light = dark ? 24 + 34 * at : 90 - 38 * at;
  return `hsl(${hue} ${dark ? 42 : 58}% ${light.toFixed(1)}%)`;
}
