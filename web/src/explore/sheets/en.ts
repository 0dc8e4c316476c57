/** The ready sheets: one file for all of them. */
export default import.meta.glob<string>("./en/*.txt", {
  eager: true,
  query: "?raw",
  import: "default",
});
