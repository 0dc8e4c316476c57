/** The folder's pages, pictures and all, without packed copies. */
export const mostBytes: number;
/** Follows every link of the folder; `site` is where it will be, with a / at its end, or "". */
export function crawl(
  folder: string,
  site?: string,
): { pages: number; files: number; bytes: number; faults: string[] };
