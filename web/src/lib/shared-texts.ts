/**
 * What is shared with the installed app: the service worker keeps it on this device (service-worker/receive-shared.ts) and the inbox offers
 * it. It waits while nobody is signed in, for whoever signs in next on that device.
 */
export const SHARED_CACHE = 'predio-shared'

export interface SharedContent {
  /** Where it waits until it is saved or thrown away. */
  key: string
  text: string
  files: File[]
}

/** The one that waits longest; it stays until it is dropped. */
export async function takeShared(): Promise<SharedContent | undefined> {
  // Insecure pages have no caches, and no installed app.
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
