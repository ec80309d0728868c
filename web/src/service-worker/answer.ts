import type { Kind } from './kind-of.ts'
import { addToCache, PAGE, readCache } from './shell-cache.ts'

/** OFF-03: how long a connection that carries nothing is waited for before the cache answers. */
const TIMEOUT_MS = 4000

export function answer(kind: Kind, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  switch (kind) {
    case 'hashed':
      return cachedOrFetched(request, pathname)
    case 'named':
      return fetchedOrCached(request, pathname, true)
    case 'page':
      // Not cached: the document of another release would not fit the cached files of this one.
      return fetchedOrCached(request, PAGE, false)
  }
}

async function cachedOrFetched(request: Request, path: string): Promise<Response> {
  const cached = await readCache(path)
  if (cached) return cached
  const response = await fetch(request)
  void addToCache(path, response.clone())
  return response
}

async function fetchedOrCached(
  request: Request,
  path: string,
  isCached: boolean,
): Promise<Response> {
  const cached = await readCache(path)
  if (!cached) return fetch(request)
  try {
    const response = await withTimeout(fetch(request))
    // A gateway whose server is down answers, but not with the app.
    if (response.status >= 500) return cached
    if (isCached) void addToCache(path, response.clone())
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
