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
  const codes = LANGUAGES;
  const asked = [load("language"), ...navigator.languages]
    .map((tag) => codes.indexOf((tag ?? "").toLowerCase().replace(/-.*/, "")))
    .find((at) => at >= 0);
  // An address that says something opens something else.
  root.dataset.landing = location.hash.length > 1 ? "none" : String(asked ?? codes.indexOf("en"));
})();
