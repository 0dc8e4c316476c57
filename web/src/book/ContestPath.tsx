/** The contest path: twelve short pages and a table. */
import { loadPage, pagesHere, pathNames } from "./chapters";
import { pageReadAt, progress } from "./progress";
import { WayBar, WayList, WayPlace, WayTurn, type WayPages } from "./WayPages";

const contest = (): WayPages => ({
  way: "contest",
  entries: pagesHere(),
  load: loadPage,
  names: pathNames,
  firstPage: 100,
  at: progress.value.page,
  readAt: pageReadAt,
});

/** From a chapter that the path led to: back to its page, and on to the next one. */
export const ContestTurn = () => <WayTurn pages={contest()} page={progress.value.page ?? 1} />;

/** Above a chapter that the path led to. */
export const ContestBar = () => <WayBar pages={contest()} page={progress.value.page ?? 1} />;

export function ContestPath({ page }: { page: number | null }) {
  const pages = contest();
  return <WayPlace pages={pages} page={page} list={<WayList pages={pages} />} />;
}
