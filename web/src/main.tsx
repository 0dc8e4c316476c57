import { render } from "preact";
import { App } from "./app";
import { startSession } from "./state/session";
import { applySettings } from "./state/settings";
import { strings } from "./strings/index";
import "./styles/index.css";

applySettings(() => strings.value.htmlLang);
startSession();

const root = document.getElementById("app");
if (root) render(<App />, root);
