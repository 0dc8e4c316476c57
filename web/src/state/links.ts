import { options } from "./game";

/**
 * The text after "#" of a link to a position or rule that stands alone; a language that the link
 * asks for stays.
 */
export const languageOnly = () => options.peek().filter((option) => option.startsWith("lang="));

export const hrefOf = (text: string) => {
  const language = options.value.find((option) => option.startsWith("lang="));
  return `#${text.replace(/%/g, "%25")}${language ? `?${language}` : ""}`;
};
