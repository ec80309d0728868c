import { log } from '../../../lib/log.ts'
import { toDataUrl } from '../../../lib/pictures/to-data-url.ts'
import type { Logo } from './pdf-definition.ts'

/** A logo may be stored outside of our storage, whose limit holds for it all the same. */
const MAX_BYTES = 10 * 1024 * 1024

/** Returns null if the logo could not be loaded, because a document can be downloaded without it. */
export async function loadLogo(address: string | URL): Promise<Logo | null> {
  try {
    const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (!response.ok) throw new Error(`the logo answered ${response.status}`)
    if (Number(response.headers.get('content-length')) > MAX_BYTES) return null
    return await toLogo(await response.blob())
  } catch (error) {
    log.warn('the logo could not be read', error)
    return null
  }
}

async function toLogo(blob: Blob): Promise<Logo | null> {
  const type = blob.type === 'image/png' ? 'png' : blob.type === 'image/jpeg' ? 'jpg' : null
  if (!type || blob.size > MAX_BYTES) return null
  const { width, height } = await createImageBitmap(blob)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { dataUrl: await toDataUrl(blob), bytes, type, width, height }
}
