/** web/build/service-worker.ts writes this into the built file: the names of this release's files, and a version made from them. */
declare const PREDIO_SHELL: { version: string; files: string[] }

const { version, files } = PREDIO_SHELL

const PREFIX = 'predio-shell-'
const NAME = PREFIX + version

/** The app's document, which is also used for all addresses below /dashboard. */
export const PAGE = '/app.html'
export const DASHBOARD_PAGE = '/dashboard.html'
const CONFIG = '/config.json'

export const SHELL_FILES: readonly string[] = files

/** Adds the files that are missing in the cache, which signing out empties and the next sign-in fills. */
export async function fillCache(): Promise<void> {
  const cache = await caches.open(NAME)
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...files, CONFIG].filter((file) => !cached.has(file))
  try {
    await cache.addAll(missing.map((file) => new Request(file, { cache: freshnessOf(file) })))
    if (missing.includes(DASHBOARD_PAGE)) await noteWhetherCurrent(DASHBOARD_PAGE, true)
  } catch (error) {
    // A sign-out without a connection may have removed the cache that this function has opened again.
    if ((await cache.keys()).length === 0) await caches.delete(NAME)
    throw error
  }
}

/** The browser's own cache may hold an older release's version of a file that keeps its name. */
function freshnessOf(file: string): RequestCache {
  return file.startsWith('/assets/') ? 'default' : 'no-cache'
}

export async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
}

export async function readCache(path: string): Promise<Response | undefined> {
  // caches.open() would create the cache again after a sign-out has removed it.
  return caches.match(path, { cacheName: NAME, ignoreVary: true })
}

/** Does nothing if there is no cache, as after a sign-out. */
export async function addToCache(path: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !(await caches.has(NAME))) return
  await (await caches.open(NAME)).put(path, response)
}

const CURRENT_SINCE = 'x-current-since'
/** If the server's document was last compared longer ago than this, it is requested before the page is shown. */
const CURRENT_MS = 24 * 3_600_000

/** True if the server had the same document when it was last asked, a short time ago. */
export function isCurrent(cached: Response): boolean {
  return Date.now() - Number(cached.headers.get(CURRENT_SINCE) ?? 0) < CURRENT_MS
}

export async function noteWhetherCurrent(path: string, isSame: boolean): Promise<void> {
  const cached = await readCache(path)
  if (!cached) return
  const headers = new Headers(cached.headers)
  if (isSame) headers.set(CURRENT_SINCE, String(Date.now()))
  else headers.delete(CURRENT_SINCE)
  await addToCache(path, new Response(await cached.blob(), { headers }))
}
