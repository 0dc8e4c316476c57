// Runs before anything is drawn (no module: the browser waits for it) and chooses which of the drawn
// pages is seen. What the page's other scripts choose later is the same.
(function () {
  const root = document.documentElement;
  const load = (name) => {
    try {
      return localStorage.getItem(`nimber.${name}`);
    } catch {
      return null;
    }
  };
  const theme = load("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const tags = LANGUAGES;
  const codeOf = (tag) => (tag ?? "").toLowerCase().replace(/-.*/, "");
  const codes = tags.map(codeOf);
  const asked = [load("language"), ...navigator.languages]
    .map((tag) => codes.indexOf(codeOf(tag)))
    .find((at) => at >= 0);
  // An address that says something opens something else.
  const at = asked ?? codes.indexOf("en");
  root.dataset.landing = location.hash.length > 1 ? "none" : String(at);
  root.lang = tags[at];
  // What is pressed before the page's scripts have come is pressed again then (takeOver.ts).
  const pressed = [];
  const keep = (event) => pressed.push(event);
  addEventListener("click", keep, true);
  window.takeEarlyClicks = () => {
    removeEventListener("click", keep, true);
    return pressed;
  };
})();
