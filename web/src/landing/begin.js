// Runs where it stands, behind the drawn pages (no module: the browser waits for it), and lets the
// one be seen that is meant. What the page's other scripts choose later is the same.
(function () {
  const root = document.documentElement;
  const load = (name, where = () => localStorage) => {
    try {
      return where().getItem(`nimber.${name}`);
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
  const at = asked ?? codes.indexOf("en");
  root.lang = tags[at];
  const drawn = document.querySelector(".landing");
  const others = document.querySelectorAll("#app > template");
  // An address that says something opens something else; so does one that is behind its game
  // (state/address.ts).
  const behind = load("behind", () => sessionStorage) === "#";
  if (location.hash.length > 1 || behind) drawn.remove();
  else if (at > 0) drawn.replaceWith(others[at - 1].content);
  for (const one of others) one.remove();
  // What is pressed before the page's scripts have come is pressed again then (takeOver.ts).
  const pressed = [];
  const keep = (event) => pressed.push(event);
  addEventListener("click", keep, true);
  window.takeEarlyClicks = () => {
    removeEventListener("click", keep, true);
    return pressed;
  };
})();
