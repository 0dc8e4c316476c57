// Attributes may change at any time, and the board tells every move.
const board = document.getElementById("first");
const controls = document.getElementById("controls");
const told = document.getElementById("told");

controls.addEventListener("input", () => {
  const chosen = new FormData(controls);
  board.setAttribute("position", chosen.get("position"));
  board.setAttribute("lang", chosen.get("lang"));
  board.toggleAttribute("quiz", chosen.has("quiz"));
});
controls.addEventListener("submit", (event) => event.preventDefault());

board.addEventListener("nimber-change", (event) => {
  told.textContent = event.detail.position ?? "–";
});
