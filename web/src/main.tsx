import { render } from "preact";
import { App } from "./app";
import { engine } from "./engine/index";
import { startSession } from "./state/session";
import { startChallenges } from "./state/challenge";
import { startOffline } from "./state/offline";
import { followRecent } from "./state/library";
import { startMarks } from "./state/marks";
import { startQuiz } from "./state/quiz";
import { applySettings } from "./state/settings";
import { languageTag, stringsOf } from "./strings/index";
import "./styles/index.css";

// The module is fetched beside the words.
startSession();
startMarks();
startQuiz();
startChallenges();
followRecent();
applySettings(() => languageTag.value);

// When the module has come: until then everything else can wait.
const idle = () => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void startOffline());
  else setTimeout(() => void startOffline(), 1000);
};
engine.open().then(idle, idle);

const root = document.getElementById("app");
if (root)
  void stringsOf("page").then(() => {
    // The words for a browser in which the page doesn't start.
    root.replaceChildren();
    render(<App />, root);
  });
