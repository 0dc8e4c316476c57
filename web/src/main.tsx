import { render } from "preact";
import { App } from "./app";
import { startSession } from "./state/session";
import { startChallenges } from "./state/challenge";
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

const root = document.getElementById("app");
if (root)
  void stringsOf("page").then(() => {
    // The words for a browser in which the page doesn't start.
    root.replaceChildren();
    render(<App />, root);
  });
