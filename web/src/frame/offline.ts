/**
 * The page without its server: a service worker (web/service-worker) keeps every file. A newer
 * build is loaded in the background and offered, never forced upon a game.
 */
import { mainPage } from "../links/ownPage";
import { reloadPage } from "../state/session";
import { updateReady } from "../state/update";

/**
 * Only the folder has a service worker: a page from a file can't, and the development server is for
 * changes.
 */
const kept = import.meta.env.PROD && import.meta.env.MODE !== "single";

const hour = 3_600_000;

export async function startOffline(): Promise<void> {
  // Inside another page's frame nobody asked for it to be kept.
  if (!kept || !("serviceWorker" in navigator) || window.top !== window) return;
  const { Workbox } = await import("workbox-window");
  const worker = new Workbox(new URL("sw.js", mainPage()).href);
  worker.addEventListener("waiting", () => (updateReady.value = true));
  try {
    await worker.register({ immediate: true });
  } catch {
    // Private windows and strict settings keep nothing; the page works all the same.
    return;
  }
  const look = () => {
    if (document.visibilityState === "visible") worker.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", look);
  setInterval(look, hour);
}

/** The newer build takes over, and this tab starts again in it; other tabs stay as they are. */
export async function takeUpdate(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting) {
    // Another tab has taken it already.
    reloadPage();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", reloadPage, { once: true });
  waiting.postMessage({ type: "SKIP_WAITING" });
}
