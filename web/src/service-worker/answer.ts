import type { Kind } from './kind-of.ts'
import {
  addToCache,
  DASHBOARD_PAGE,
  isCurrent,
  noteWhetherCurrent,
  PAGE,
  readCache,
} from './shell-cache.ts'

/** OFF-03: longest wait for a silent connection before the cache answers. */
const TIMEOUT_MS = 4000

export function answer(kind: Kind, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  switch (kind) {
    case 'hashed':
      return cachedOrFetched(request, pathname)
    case 'named':
      return fetchedOrCached(request, pathname, (response) => void addToCache(pathname, response))
    case 'page':
      return /^\/dashboard(\/|$)/.test(pathname)
        ? dashboard(request)
        : fetchedOrCached(request, PAGE)
  }
}

async function cachedOrFetched(request: Request, path: string): Promise<Response> {
  const cached = await readCache(path)
  if (cached) return cached
  const response = await fetch(request)
  void addToCache(path, response.clone())
  return response
}

/** Answers from the cache at once if the server had the same document a short time ago, and compares the documents afterwards. */
async function dashboard(request: Request): Promise<Response> {
  const cached = await readCache(DASHBOARD_PAGE)
  if (!cached || !isCurrent(cached)) return fetchedOrCached(request, DASHBOARD_PAGE, compare)
  void compare()
  return cached
}

/** The server's document is not cached, because that of another release would not fit the cached files of this one. */
async function compare(): Promise<void> {
  const cached = await readCache(DASHBOARD_PAGE)
  if (!cached) return
  try {
    const response = await fetch(DASHBOARD_PAGE, { cache: 'no-cache' })
    if (!response.ok) return
    await noteWhetherCurrent(DASHBOARD_PAGE, (await response.text()) === (await cached.text()))
  } catch {
    // Without a connection the documents cannot be compared.
  }
}

async function fetchedOrCached(
  request: Request,
  path: string,
  notice: (response: Response) => unknown = () => undefined,
): Promise<Response> {
  const cached = await readCache(path)
  if (!cached) return fetch(request)
  try {
    const response = await withTimeout(fetch(request))
    // A status of 500 or more comes from a gateway whose server is down, so the cache answers.
    if (response.status >= 500) return cached
    void notice(response.clone())
    return response
  } catch {
    return cached
  }
}

function withTimeout(asked: Promise<Response>): Promise<Response> {
  return Promise.race([
    asked,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('too slow')), TIMEOUT_MS)
    }),
  ])
}
