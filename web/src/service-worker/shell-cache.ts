/** Written into the built file by web/build/service-worker.ts: what the shell is made of, and a name for exactly that. */
declare const PREDIO_SHELL: { version: string; files: string[] }

const { version, files } = PREDIO_SHELL

const PREFIX = 'predio-shell-'
const NAME = PREFIX + version

/** The app's document; every address of the app is answered with it. */
export const PAGE = '/app.html'
const CONFIG = '/config.json'

export const SHELL_FILES: readonly string[] = files

/** Whatever of the shell is missing. Who signs out empties the cache; who comes in next has it filled again. */
export async function fillCache(): Promise<void> {
  const cache = await caches.open(NAME)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...files, CONFIG].filter((file) => !kept.has(file))
  await cache.addAll(missing.map((file) => new Request(file, { cache: freshnessOf(file) })))
}

/** A file that keeps its name may be in the browser's own cache as an older release had it. */
function freshnessOf(file: string): RequestCache {
  return file.startsWith('/assets/') ? 'default' : 'no-cache'
}

export async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
}

export async function readCache(path: string): Promise<Response | undefined> {
  // Not by opening it: that would make a cache anew which somebody who left has just taken away.
  return caches.match(path, { cacheName: NAME, ignoreVary: true })
}

/** Nothing for somebody who has left: without a cache nothing is kept. */
export async function keepInCache(path: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !(await caches.has(NAME))) return
  await (await caches.open(NAME)).put(path, response)
}
