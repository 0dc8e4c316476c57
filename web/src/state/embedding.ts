/**
 * The page in a frame of somebody else's page: the option `embed` of the link. It tells that page
 * how high it would be.
 */
import { computed, effect } from "@preact/signals";
import { currentLink } from "./address";
import { readOptions } from "../links/options";
import { asks, options, position, record, subject } from "./game";
import { linkOptions } from "../links/link";
import { keepNothingWhile } from "../device/storage";

/** Before the link is opened, its text says so. */
export const embedded = computed(() =>
  subject.value.kind === "opening"
    ? readOptions(linkOptions(location.hash.slice(1))).embed
    : asks.value.embed,
);

// A board on somebody else's page leaves alone what this page keeps.
keepNothingWhile(() => embedded.peek());

/** What the page around is told. It holds nothing but the board: that page gave it the position. */
export interface BoardMessage {
  nimber: "board";
  /** the height that shows all, in pixels */
  height: number;
  /** the position on the board; null while there is none */
  position: string | null;
  /** what stands behind "#" in the address */
  link: string | null;
}

export function startEmbed(): void {
  if (window.parent === window) return;
  let told = "";
  let link: string | null = null;
  const tell = () => {
    const main = document.querySelector("main");
    if (!main || !embedded.peek()) return;
    const height = Math.ceil(main.getBoundingClientRect().height);
    const message: BoardMessage = { nimber: "board", height, position: position.peek(), link };
    const text = JSON.stringify(message);
    if (text === told) return;
    told = text;
    window.parent.postMessage(message, "*");
  };
  const sizes = new ResizeObserver(tell);
  const watched = new WeakSet<Element>();
  const watch = () => {
    const main = document.querySelector("main");
    if (!main || watched.has(main)) return;
    watched.add(main);
    sizes.observe(main);
  };
  const app = document.getElementById("app");
  if (app) new MutationObserver(watch).observe(app, { childList: true });
  watch();
  effect(() => {
    void record.value;
    void options.value;
    void currentLink().then((written) => {
      link = written;
      tell();
    });
  });
}
