// Runs twice, each time before anything is drawn (no module: the browser waits for it). In the head
// it chooses what is meant to be seen; behind the drawn pages it lets that be seen. What the page's
// other scripts choose later is the same.
(function () {
  const root = document.documentElement;
  const tags = LANGUAGES;
  const drawn = document.querySelector(".landing");
  if (!drawn) choose();
  else place();

  function choose() {
    // The names stand in device/kept.ts.
    const load = (name, where = () => localStorage) => {
      try {
        return where().getItem(`nimber.${name}`);
      } catch {
        return null;
      }
    };
    const theme = load("theme");
    // A page of its own has one language, and says what an address without "#" opens.
    const own = root.dataset.link !== undefined;
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    // Its scripts may not begin for a while.
    else if (own)
      root.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const codeOf = (tag) => (tag ?? "").toLowerCase().replace(/-.*/, "");
    const codes = tags.map(codeOf);
    const asked = [load("language"), ...navigator.languages]
      .map((tag) => codes.indexOf(codeOf(tag)))
      .find((at) => at >= 0);
    const at = own ? tags.indexOf(root.lang) : (asked ?? codes.indexOf("en"));
    root.lang = tags[at];
    // An address that says something opens something else; so does one that is behind its game
    // (state/address.ts).
    const behind = load("behind", () => sessionStorage) === "#";
    const landing = location.hash.length <= 1 && !behind;
    // The page that stands here first is not laid out where it is not meant.
    if (!landing) root.dataset.meant = "none";
    else if (at > 0 && !own) root.dataset.meant = "other";
    // What is pressed before the page's scripts have come is pressed again then (takeOver.ts).
    const pressed = [];
    const keep = (event) => pressed.push(event);
    addEventListener("click", keep, true);
    window.takeEarlyClicks = () => {
      removeEventListener("click", keep, true);
      return pressed;
    };
  }

  function place() {
    const { meant } = root.dataset;
    const others = document.querySelectorAll("#app > template");
    if (meant === "none") drawn.remove();
    else if (meant === "other") drawn.replaceWith(others[tags.indexOf(root.lang) - 1].content);
    for (const one of others) one.remove();
    delete root.dataset.meant;
  }
})();
