// The service worker of the pages that a visitor keeps, to open them without a network. Its scope is those pages alone.
// app/ui/browser/kept-pages.ts registers it and gives it its tasks. It ends with the last page.
const { scope } = self.registration;
const root = new URL(scope).pathname;
const inCache = { cacheName: scope, ignoreVary: true };
/** How long a network may leave a request without a response, as those of airports do. */
const patienceMs = 8_000;
const tasks = { keep, remove };

// From now on, not from the next load on.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  // Data for client navigation has no destination.
  else if (request.destination) event.respondWith(openFile(request));
});

/** Responds when a task is done, well or not: the page looks for what is kept. */
self.addEventListener("message", (event) => {
  const { task, start } = event.data;
  const work = inTurn(() => tasks[task](start));
  event.waitUntil(work.finally(() => event.ports[0].postMessage("done")));
});

/** So that nothing is stored while it is being removed. */
const inTurn = (work) => navigator.locks.request(scope, work);

/** The network comes first, and renews the copy. */
async function openPage(event) {
  const { request } = event;
  const kept = await caches.match(request, inCache);
  if (!kept) return fetch(request);
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const fresh = await Promise.race([fetch(request), patience]).catch(() => {});
  if (!fresh) return kept;
  const copy = fresh.clone();
  event.waitUntil(inTurn(() => renew(request.url, copy)));
  return fresh;
}

/** The name of a file changes with its contents. */
const openFile = async (request) => (await caches.match(request, inCache)) ?? fetch(request);

/** Keeps a page, and those of the scope that it leads to with the same query: all of them or none. */
async function keep(start) {
  const paths = new Set([start]);
  try {
    // Comes to the paths, too, that are added meanwhile.
    for (const path of paths) {
      const html = await store(path, await fetch(path, { redirect: "manual" }));
      for (const link of listLinks(html, start)) paths.add(link);
    }
  } catch (error) {
    console.warn("The pages could not be kept.", error);
    await remove(start);
  }
}

/** A page that is gone, or leads elsewhere, has ended, and with it all that were kept with it. */
async function renew(url, response) {
  if (response.type === "opaqueredirect" || [404, 410].includes(response.status))
    return remove(url);
  if (response.ok && (await caches.match(url, inCache))) await store(url, response);
}

/** Stores a page after its files, and returns its HTML. */
async function store(path, response) {
  if (!response.ok) throw new Error(`${path} responds with ${response.status}`);
  const html = await response.text();
  const cache = await caches.open(scope);
  const stored = (await cache.keys()).map(pathOf);
  const lacking = listFiles(html).filter((file) => !stored.includes(file));
  await cache.addAll(lacking);
  // In Sweden, dates are written as in ISO 8601.
  const marked = html.replace("<html", `<html data-kept="${new Date().toLocaleDateString("sv")}"`);
  await cache.put(path, new Response(marked, { headers: response.headers }));
  if (lacking.length > 0) await dropFiles(cache);
  return html;
}

/** Removes a page and those that were kept with it; with the last one the cache and this worker. */
async function remove(start) {
  const cache = await caches.open(scope);
  const pages = await listPages(cache);
  const { search } = new URL(start, location.origin);
  const removed = pages.filter(({ url }) => new URL(url).search === search);
  await Promise.all(removed.map((page) => cache.delete(page)));
  if (removed.length < pages.length) return dropFiles(cache);
  await caches.delete(scope);
  await self.registration.unregister();
}

/** Removes the files that no page needs any more, such as those of an older deployment. */
async function dropFiles(cache) {
  const pages = await listPages(cache);
  const texts = await Promise.all(pages.map(async (page) => (await cache.match(page)).text()));
  const needed = [...pages.map(pathOf), ...texts.flatMap(listFiles)];
  const unneeded = (await cache.keys()).filter((stored) => !needed.includes(pathOf(stored)));
  await Promise.all(unneeded.map((file) => cache.delete(file)));
}

const pathOf = ({ url }) => new URL(url).pathname;
const isPage = (path) => path === root || path.startsWith(`${root}/`);
const listPages = async (cache) => (await cache.keys()).filter((stored) => isPage(pathOf(stored)));

/** Scripts, style sheets, fonts and drawings. */
function listFiles(html) {
  const found = html.matchAll(/["'( ](\/(?:assets\/)?[\w.-]+\.(?:js|css|woff2|svg|avif))/g);
  return [...new Set([...found].map(([, path]) => path))];
}

/** Pages, without files such as a calendar. */
function listLinks(html, start) {
  const { search } = new URL(start, location.origin);
  return [...html.matchAll(/<a [^>]*href="(\/[^"#]+)/g)]
    .map(([, link]) => new URL(link.replaceAll("&amp;", "&"), location.origin))
    .filter((url) => url.search === search && isPage(url.pathname) && !url.pathname.includes("."))
    .map(({ pathname }) => pathname + search);
}
