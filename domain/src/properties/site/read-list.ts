import { absoluteUrl } from '../normalize/read-links.ts'
import { own, toId } from '../source/json.ts'
import { PAGE_SIZE } from './listing-query.ts'

const WRAPPERS = ['data', 'properties', 'items', 'results', 'listings']

export function listItems(body: unknown): readonly unknown[] | null {
  if (Array.isArray(body)) return body
  for (const key of WRAPPERS) {
    const inner = own(body, key)
    if (Array.isArray(inner)) return inner
    const nested = own(inner, 'properties')
    if (Array.isArray(nested)) return nested
  }
  return null
}

/** SITE-15: if X-WP-Total is missing, the length of the array counts. */
export function readTotal(header: string | null, items: readonly unknown[]): number {
  return header !== null && /^\d{1,9}$/.test(header.trim()) ? Number(header) : items.length
}

export function countPages(total: number, perPage: number = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / perPage))
}

export function readMedia(
  ids: readonly number[],
  body: unknown,
  siteUrl: string,
): Map<number, string | null> {
  const media = new Map<number, string | null>(ids.map((id) => [id, null]))
  for (const file of listItems(body) ?? []) {
    const id = toId(own(file, 'id'))
    const url = own(file, 'source_url')
    const type = own(file, 'media_type') ?? 'image'
    if (id === null || !media.has(id) || typeof url !== 'string' || type !== 'image') continue
    media.set(id, absoluteUrl(url, siteUrl))
  }
  return media
}
