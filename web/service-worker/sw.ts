/**
 * Keeps every file of the page in the browser, so that it works without the server. A newer build
 * waits beside the one in use until a reader takes it, and what tabs of the older one may still
 * load stays until none of them is open.
 */
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

declare const self: ServiceWorkerGlobalScope & {
  /** the names of all files, written in by the build */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

const files = new PrecacheController();
files.addToCacheList(self.__WB_MANIFEST);

self.addEventListener("install", (event) => {
  void files.install(event);
});

/**
 * Forgets files of older builds once nobody can want them; those of a build that is just coming are
 * left alone.
 */
async function forgetOld(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length === 0) await files.activate(event);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOld(event)]));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.waitUntil(forgetOld(event));
});

self.addEventListener("message", (event) => {
  if ((event.data as { type?: unknown } | null)?.type === "SKIP_WAITING")
    event.waitUntil(self.skipWaiting());
});

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
  ({ url }) => url.href.startsWith(self.registration.scope),
  async ({ request }) => {
    const cache = await caches.open(files.strategy.cacheName);
    return (await cache.match(request)) ?? fetch(request);
  },
);
