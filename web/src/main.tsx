import { render } from "preact";
import { App } from "./app";
import { startSession } from "./state/session";
import { startChallenges } from "./state/challenge";
import { followRecent } from "./state/library";
import { startMarks } from "./state/marks";
import { startQuiz } from "./state/quiz";
import { applySettings } from "./state/settings";
import { strings } from "./strings/index";
import "./styles/index.css";

applySettings(() => strings.value.htmlLang);
startSession();
startMarks();
startQuiz();
startChallenges();
followRecent();

const root = document.getElementById("app");
if (root) render(<App />, root);
