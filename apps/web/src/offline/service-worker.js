/// <reference lib="webworker" />
// The portal's frame without a network: what it is made of, and nothing that anybody asked it. Answers of /api never pass through here. Plain script: the
// build writes the list of files into it (apps/web/offline-worker.ts) and names no hash, because another list is another worker.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** `taken`: what devices keep beside the frame that have a cache of its name. @type {{ version: string, files: string[], taken: Record<string, string[]> }} */
const SHELL = __SHELL__;
const CACHE = `pagina-${SHELL.version}`;
/** The page whose router knows all others. */
const PAGE = '/';
/** A network that takes longer for a page is taken for none, ms. */
const MOST_MS = 4_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

// A page takes something along, and says what: its files, as far as they are not here yet.
worker.addEventListener('message', (event) => {
  const files = Object.hasOwn(SHELL.taken, event.data) ? SHELL.taken[event.data] : undefined;
  if (files) event.waitUntil(takeAlong(event.data, files).catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !/^\/(api|health)(\/|$)/.test(pathname))
    event.respondWith(page(request));
  else if (SHELL.files.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache where a name does not say the version: a page that it kept may be of another. What has a hash it mostly has.
  const fresh = (/** @type {string} */ file) =>
    file.startsWith('/assets/') ? file : new Request(file, { cache: 'no-cache' });
  const files = [PAGE, ...SHELL.files];
  // Before the former version's cache goes: what was opened there can be opened here.
  for (const [mark, more] of Object.entries(SHELL.taken)) if (await caches.has(mark)) files.push(...more);
  await cache.addAll(files.map(fresh));
}

/** @param {string} mark @param {string[]} files */
async function takeAlong(mark, files) {
  await caches.open(mark);
  const cache = await caches.open(CACHE);
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
}

async function dropOthers() {
  for (const name of await caches.keys())
    if (name !== CACHE && !(name in SHELL.taken)) await caches.delete(name);
}

/** @param {Request} request */
async function kept(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? Response.error();
}

/** A file with a hash in its name is for ever the same: kept once it came. @param {Request} request */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

/** The network's page; the kept one where there is none, or none within four seconds. @param {Request} request */
async function page(request) {
  const network = fetch(request);
  const late = new Promise((resolve) => {
    setTimeout(resolve, MOST_MS, null);
  });
  try {
    const answer = await Promise.race([network, late]);
    if (answer) return answer;
  } catch {
    return kept(new Request(PAGE));
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE)) ?? network;
}
