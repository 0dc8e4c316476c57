import "./early";
import { onOwnPage } from "./links/ownPage";
import { drawOver, repeatClicks, rootFor } from "./landing/takeOver";
import { render } from "preact";
import { App } from "./frame/App";
import { fetchReasons } from "./side/beside";
import { fetchEarly } from "./widgets/lazy";
import { eyeOpen } from "./state/eye";
import { startEmbed } from "./state/embedding";
import { startSession } from "./state/session";
import { startChallenges } from "./side/challenge";
import { startMarks } from "./state/marks";
import { followHints } from "./state/followHints";
import { followHelp } from "./state/helpedMoves";
import { startQuiz } from "./state/quiz";
import { applySettings } from "./state/settings";
import { bringStyles, restOfPage } from "./state/restOfPage";
import { languageTag, stringsOf, teller } from "./strings/index";
import { firstAnswer, whenAtRest } from "./state/rest";
import "./index.css";

bringStyles(() => import("./rest.css"));
teller.fetch = () => import("./dialogs/told").then((file) => file.saidRule);
// The module is fetched beside the words.
startSession();
startMarks();
startQuiz();
followHints();
followHelp();
startChallenges();
startEmbed();
applySettings(() => languageTag.value);

// Nothing of this is needed for the first answer.
whenAtRest(async () => {
  await restOfPage().catch(() => undefined);
  await import("./state/library").then(
    (file) => file.followRecent(),
    () => undefined,
  );
  await import("./goals/wins").then(
    (file) => file.followWins(),
    () => undefined,
  );
  await import("./state/lesson").then(
    (file) => file.followLesson(),
    () => undefined,
  );
  await fetchEarly();
  await import("./frame/offline").then(
    (file) => file.startOffline(),
    () => undefined,
  );
});

// Behind the shut eye of the landing place none of the reasons is drawn.
const ownPage = onOwnPage();
const asked = eyeOpen.peek() || location.hash !== "" || ownPage;
const app = document.getElementById("app");
if (app)
  void Promise.all([
    stringsOf("first"),
    firstAnswer(),
    ...(asked ? [restOfPage(), fetchReasons()] : []),
  ]).then(async () => {
    if (ownPage) await drawOver(app, (root) => render(<App />, root));
    // In place of the words for a browser in which the page doesn't start.
    else render(<App />, rootFor(app, languageTag.peek(), location.hash === ""));
    repeatClicks();
  });
