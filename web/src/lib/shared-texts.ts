/**
 * Texts and files that the person shares with the installed app. The service worker stores them on this device
 * (service-worker/receive-shared.ts), and the inbox offers them. If nobody is signed in, they wait for the next person who signs in on
 * this device.
 */
export const SHARED_CACHE = 'predio-shared'

export interface SharedContent {
  /** Key in the cache, until the content is saved or discarded. */
  key: string
  text: string
  files: File[]
}

/** Returns the oldest shared content, which stays in the cache until it is dropped. */
export async function takeShared(): Promise<SharedContent | undefined> {
  // Without https the browser has no caches; the app cannot be installed there either.
  if (!('caches' in globalThis) || !(await caches.has(SHARED_CACHE))) return undefined
  const cache = await caches.open(SHARED_CACHE)
  const [first] = (await cache.keys()).map(({ url }) => url).toSorted()
  const response = first === undefined ? undefined : await cache.match(first)
  if (first === undefined || !response) return undefined
  return { key: first, ...readForm(await response.formData()) }
}

export async function dropShared(key: string): Promise<void> {
  const cache = await caches.open(SHARED_CACHE)
  await cache.delete(key)
}

function readForm(form: FormData): Omit<SharedContent, 'key'> {
  const texts = ['title', 'text', 'url'].flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []
  })
  const files = form.getAll('file').filter((each) => each instanceof File && each.size > 0)
  return { text: [...new Set(texts)].join('\n'), files: files as File[] }
}
