import "./early";
import { repeatClicks, rootFor } from "./landing/takeOver";
import { render } from "preact";
import { App } from "./app";
import { fetchReasons } from "./panels/beside";
import { fetchEarly } from "./panels/lazy";
import { eyeOpen } from "./state/eye";
import { startEmbed } from "./state/embed";
import { startSession } from "./state/session";
import { startChallenges } from "./state/challenge";
import { startOffline } from "./state/offline";
import { startMarks } from "./state/marks";
import { startQuiz } from "./state/quiz";
import { applySettings } from "./state/settings";
import { restOfPage } from "./restOfPage";
import { languageTag, stringsOf } from "./strings/index";
import { firstAnswer, whenAtRest } from "./state/rest";
import "./styles/index.css";

// The module is fetched beside the words.
startSession();
startMarks();
startQuiz();
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
  await import("./state/won").then(
    (file) => file.followWins(),
    () => undefined,
  );
  await import("./lesson/played").then(
    (file) => file.followLesson(),
    () => undefined,
  );
  await fetchEarly();
  await startOffline();
});

// Behind the shut eye of the landing place none of the reasons is drawn.
const asked = eyeOpen.peek() || location.hash !== "";
const app = document.getElementById("app");
if (app)
  void Promise.all([
    stringsOf("first"),
    firstAnswer(),
    ...(asked ? [restOfPage(), fetchReasons()] : []),
  ]).then(() => {
    // In place of the words for a browser in which the page doesn't start.
    render(<App />, rootFor(app, languageTag.peek(), location.hash === ""));
    repeatClicks();
  });
