declare module "virtual:licences" {
  /** Packages, or parts of the module, under one text; the first is the page itself. */
  const licences: { names: string[]; text: string }[];
  export default licences;
}
