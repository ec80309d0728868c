import type { ObjectRow } from '../rows.ts'

interface Delivery {
  /** If undefined, the browser shows the file. If '', the browser saves the file under its own name, otherwise under this name. */
  download: string | undefined
  expires: Date | undefined
}

export function downloadHeaders({ metadata, updated_at }: ObjectRow, delivery: Delivery): Headers {
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'content-type': harmlessType(metadata?.mimetype ?? 'application/octet-stream'),
    etag: metadata?.eTag ?? '',
    'last-modified': lastModified(metadata?.lastModified, updated_at).toUTCString(),
    'x-robots-tag': 'none',
    'x-content-type-options': 'nosniff',
    // A stored file that is opened directly must not act as a page of this origin.
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (delivery.expires) {
    headers.set('expires', delivery.expires.toUTCString())
    // Everybody who has the link may cache the file, but a shared cache may not.
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
  // RFC 8187 does not allow ' ( ) * in filename*, but encodeURIComponent does not encode them.
  const name = encodeURIComponent(download).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)!.toString(16).toUpperCase()}`,
  )
  return `attachment; filename=${name}; filename*=UTF-8''${name}`
}

/** A stored HTML page would run with this origin's rights, so it is served as text, as in Supabase. */
function harmlessType(type: string): string {
  return /html/i.test(type) ? 'text/plain' : type
}
