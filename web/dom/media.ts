/**
 * What a page may ask of its screen: media queries, answered as far as the page's styles use them.
 */
export interface Screen {
  width: number;
  height: number;
  colorScheme: "light" | "dark";
  reducedMotion: "reduce" | "no-preference";
  forcedColors: "active" | "none";
  media: "screen" | "print";
  /** a finger and no mouse */
  touch: boolean;
}

const length = (text: string): number => {
  const found = /^([\d.]+)(px|rem|em)?$/.exec(text.trim());
  if (!found) throw new Error(`a length in a media query: ${text}`);
  return Number(found[1]) * (found[2] === "rem" || found[2] === "em" ? 16 : 1);
};

function feature(name: string, value: string | undefined, screen: Screen): boolean {
  switch (name) {
    case "min-width":
      return screen.width >= length(value!);
    case "max-width":
      return screen.width <= length(value!);
    case "min-height":
      return screen.height >= length(value!);
    case "max-height":
      return screen.height <= length(value!);
    case "prefers-color-scheme":
      return screen.colorScheme === value;
    case "prefers-reduced-motion":
      return screen.reducedMotion === (value ?? "reduce");
    case "forced-colors":
      return screen.forcedColors === (value ?? "active");
    case "hover":
    case "any-hover":
      return screen.touch ? value === "none" : value !== "none";
    case "pointer":
    case "any-pointer":
      return value === (screen.touch ? "coarse" : "fine");
    case "orientation":
      return value === (screen.width > screen.height ? "landscape" : "portrait");
    case "resolution":
    case "min-resolution":
    case "max-resolution":
      return Number.parseFloat(value!) === 1;
    default:
      throw new Error(`a media query that nobody answers: ${name}`);
  }
}

function one(query: string, screen: Screen): boolean {
  let text = query.trim().toLowerCase();
  if (text === "") return true;
  const not = /^not\b/.test(text);
  if (not) text = text.slice(3);
  const fits = text
    .replace(/^only\b/, "")
    .split(/\band\b/)
    .every((part) => {
      const bare = part.trim();
      if (bare === "all") return true;
      if (bare === "screen" || bare === "print") return screen.media === bare;
      const found = /^\(\s*([a-z-]+)\s*(?::\s*([^)]+?))?\s*\)$/.exec(bare);
      if (!found) throw new Error(`a media query that nobody reads: ${query}`);
      return feature(found[1]!, found[2], screen);
    });
  return fits !== not;
}

export const fits = (queries: string, screen: Screen): boolean =>
  queries.split(",").some((query) => one(query, screen));
