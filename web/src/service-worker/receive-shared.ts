/** The `share_target` in the manifest has the same path. */
const SHARE_PATH = '/dashboard/compartir'
/** The inbox reads this cache (lib/shared-texts.ts). The name is repeated, because the worker imports nothing of the app. */
const CACHE = 'predio-shared'
const INBOX = '/dashboard/buzon'
const LOST = `${INBOX}?compartido=no`
/** A limit for a person who shares again and again but never opens the inbox. */
const MAX_WAITING = 20
/** A contact or a mail has kilobytes, a photograph of a business card some megabytes. */
const MAX_BYTES = 30 * 1024 * 1024

interface Asked {
  method: string
  url: string
}

/** True if the request comes from the device's share menu. */
export function isShare({ method, url }: Asked, origin: string): boolean {
  const { origin: asked, pathname } = new URL(url)
  return method === 'POST' && asked === origin && pathname === SHARE_PATH
}

/**
 * PROS-57: the worker stores the shared content on this device, with or without a connection and a session; the inbox opens and offers
 * it.
 */
export async function receive(request: Request): Promise<Response> {
  let isKept = false
  try {
    isKept = await keep(await request.formData())
  } catch {
    // The device has no space left, so the content was not stored and the page says so.
  }
  return new Response(null, { status: 303, headers: { location: isKept ? INBOX : LOST } })
}

async function keep(form: FormData): Promise<boolean> {
  let size = 0
  form.forEach((value) => (size += typeof value === 'string' ? value.length : value.size))
  const cache = await caches.open(CACHE)
  if (size === 0 || size > MAX_BYTES || (await cache.keys()).length >= MAX_WAITING) return false
  await cache.put(`${SHARE_PATH}/${Date.now()}-${crypto.randomUUID()}`, new Response(form))
  return true
}
