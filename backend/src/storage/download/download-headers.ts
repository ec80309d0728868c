import type { ObjectRow } from '../rows.ts'

interface Delivery {
  /** The `download` parameter: undefined shows the file, '' saves it, a name saves it under that. */
  download: string | undefined
  /** When a signed link ends; until then the answer may be kept. */
  expires: Date | undefined
}

/** Headers that are the same for the whole file, a part of it and HEAD. */
export function downloadHeaders({ metadata, updated_at }: ObjectRow, delivery: Delivery): Headers {
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'content-type': harmlessType(metadata?.mimetype ?? 'application/octet-stream'),
    etag: metadata?.eTag ?? '',
    'last-modified': lastModified(metadata?.lastModified, updated_at).toUTCString(),
    'x-robots-tag': 'none',
    'x-content-type-options': 'nosniff',
    // A stored file opened by itself must not act as a page of this origin.
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (delivery.expires) {
    headers.set('expires', delivery.expires.toUTCString())
    // For whoever has the link, not for a cache on the way that others share.
    headers.set('cache-control', 'private')
  } else headers.set('cache-control', metadata?.cacheControl ?? 'no-cache')
  const disposition = contentDisposition(delivery.download)
  if (disposition !== undefined) headers.set('content-disposition', disposition)
  return headers
}

export function lastModified(stored: string | undefined, updatedAt: Date): Date {
  return stored === undefined ? updatedAt : new Date(stored)
}

export function contentDisposition(download: string | undefined): string | undefined {
  if (download === undefined) return undefined
  if (download === '') return 'attachment;'
  // encodeURIComponent leaves ' ( ) * alone, which RFC 8187 does not allow in filename*.
  const name = encodeURIComponent(download).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)!.toString(16).toUpperCase()}`,
  )
  return `attachment; filename=${name}; filename*=UTF-8''${name}`
}

/** A page from a bucket would run with this origin's rights: it is shown as text, as Supabase does. */
function harmlessType(type: string): string {
  return /html/i.test(type) ? 'text/plain' : type
}
