/** Named in the manifest's `share_target`. */
const SHARE_PATH = '/dashboard/compartir'
/** The inbox reads it: lib/shared-texts.ts. The worker stands alone and imports nothing of the app. */
const CACHE = 'predio-shared'
const INBOX = '/dashboard/buzon'
const LOST = `${INBOX}?compartido=no`
/** Somebody may share again and again and never open the inbox. */
const MAX_WAITING = 20
/** A contact and a mail have kilobytes; a photograph of a card some megabytes. */
const MAX_BYTES = 30 * 1024 * 1024

interface Asked {
  method: string
  url: string
}

/** Whether the device's share menu sends something to Predio. */
export function isShare({ method, url }: Asked, origin: string): boolean {
  const { origin: asked, pathname } = new URL(url)
  return method === 'POST' && asked === origin && pathname === SHARE_PATH
}

/** PROS-57: the worker keeps it on this device, with or without a connection and a session; the inbox opens and offers it. */
export async function receive(request: Request): Promise<Response> {
  let isKept = false
  try {
    isKept = await keep(await request.formData())
  } catch {
    // The device has no room.
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
