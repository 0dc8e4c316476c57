/** The text after "#" of a link to a position or rule that stands alone. */
export const hrefOf = (text: string) => `#${text.replace(/%/g, "%25")}`;
