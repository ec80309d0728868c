import type { Kind } from './kind-of.ts'
import { keepInCache, PAGE, readCache } from './shell-cache.ts'

/** A connection that is there but carries nothing: longer than this nobody looks at an empty page. */
const TIMEOUT_MS = 4000

export function answer(kind: Kind, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  switch (kind) {
    case 'hashed':
      return cachedOrFetched(request, pathname)
    case 'named':
      return fetchedOrKept(request, pathname, true)
    case 'page':
      // What the network gives is shown; only the worker's own release stays beside its own files.
      return fetchedOrKept(request, PAGE, false)
  }
}

async function cachedOrFetched(request: Request, path: string): Promise<Response> {
  const kept = await readCache(path)
  if (kept) return kept
  const response = await fetch(request)
  void keepInCache(path, response.clone())
  return response
}

async function fetchedOrKept(request: Request, path: string, isKept: boolean): Promise<Response> {
  const kept = await readCache(path)
  if (!kept) return fetch(request)
  try {
    const response = await withinPatience(fetch(request))
    // A gateway without its server answers, but not with the app.
    if (response.status >= 500) return kept
    if (isKept) void keepInCache(path, response.clone())
    return response
  } catch {
    return kept
  }
}

function withinPatience(asked: Promise<Response>): Promise<Response> {
  return Promise.race([
    asked,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('too slow')), TIMEOUT_MS)
    }),
  ])
}
