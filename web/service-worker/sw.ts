/**
 * Keeps every file of the page in the browser, so that it works without the server, and of the
 * pages of their own those that were visited or asked for (pages.ts). A newer build waits beside
 * the one in use until a reader takes it, and what tabs of the older one may still load stays until
 * none of them is open.
 */
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { OwnPages } from "./pages";

declare const self: ServiceWorkerGlobalScope & {
  /** the names of all files, written in by the build */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

const manifest = self.__WB_MANIFEST;
const files = new PrecacheController();
files.addToCacheList(manifest);
const { scope } = self.registration;
const pages = new OwnPages(scope, caches, (request) => fetch(request), manifest);

self.addEventListener("install", (event) => {
  void files.install(event);
  event.waitUntil(pages.takeOver());
});

/**
 * Forgets files of older builds once nobody can want them; those of a build that is just coming are
 * left alone.
 */
async function forgetOld(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length === 0) await Promise.all([files.activate(event), pages.forgetOthers()]);
}

/** What was open before this worker could see it has been visited too. */
async function keepOpen(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await pages.keep(
    open.map(({ url }) => url).filter((url) => pages.isPage(url)),
    () => undefined,
  );
}

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOld(event), keepOpen()]));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.waitUntil(forgetOld(event));
});

self.addEventListener("message", (event) => {
  const said = event.data as { type?: unknown; pages?: unknown } | null;
  if (said?.type === "SKIP_WAITING") event.waitUntil(self.skipWaiting());
  // A list of pages: how many of them are kept, or that those that are not shall be.
  if (!Array.isArray(said?.pages)) return;
  const asked = said.pages.map((page) => new URL(String(page), scope).href);
  const tell = (kept: number) => event.ports[0]?.postMessage({ kept });
  event.waitUntil(
    said.type === "KEEP_PAGES"
      ? pages.keep(asked, tell).then((kept) => event.ports[0]?.postMessage({ kept, done: true }))
      : pages.kept(asked).then(tell),
  );
});

registerRoute(
  ({ request, url }) => request.mode === "navigate" && pages.isPage(url.href),
  ({ request }) => pages.answer(request),
);

// Whatever a link has behind "?" is not part of a file's name here.
registerRoute(
  new PrecacheRoute(files, {
    directoryIndex: "index.html",
    cleanURLs: false,
    ignoreURLParametersMatching: [/./],
  }),
);

// A file of an older build, for a tab that runs it.
registerRoute(
  ({ url }) => url.href.startsWith(scope),
  async ({ request }) => {
    const cache = await caches.open(files.strategy.cacheName);
    return (await cache.match(request)) ?? fetch(request);
  },
);
