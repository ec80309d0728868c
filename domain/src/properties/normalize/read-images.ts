import type { Property } from '../property.ts'
import { firstOf, valuesOf, type Source } from '../source/read-source.ts'
import { isObject, own, toId } from '../source/json.ts'
import { isEmpty, toItems, unwrap } from '../source/unwrap.ts'
import { absoluteUrl, urlOfObject } from './read-links.ts'
import { readPictureSizes } from './read-picture-sizes.ts'

export type MediaMap = ReadonlyMap<number, string | null>

export interface ReadImages {
  pictures: Pick<Property, 'images' | 'coverSizes'>
  missingMediaIds: readonly number[]
}

const MAX_IMAGES = 200
const NO_PICTURE = /\.(?:pdf|docx?|xlsx?|zip|mp4|mov|webm|mp3|html?|php)$/i
const COPY = /-(?:\d{2,4}x\d{2,4}|scaled)(?=\.\w{3,4}$)/

/** PROP-12: the featured picture comes first, and each picture occurs only once. */
export function readImages(source: Source, siteUrl: string, media: MediaMap): ReadImages {
  const images = new Map<string, string>()
  const missing = new Set<number>()
  let cover: unknown
  for (const item of [...featured(source), ...gallery(source)]) {
    const id = toId(item)
    if (id !== null && !media.has(id)) missing.add(id)
    else add(images, id === null ? toUrl(item, siteUrl, media) : (media.get(id) ?? null))
    if (images.size > 0) cover ??= item
  }
  const coverSizes = readPictureSizes(cover, siteUrl)
  return {
    pictures: {
      images: [...images.values()].slice(0, MAX_IMAGES),
      ...(coverSizes.length > 0 && { coverSizes }),
    },
    missingMediaIds: [...missing],
  }
}

/**
 * For a deleted picture older versions of WordPress embed their whole REST index and newer ones nothing, so only the address of an
 * attachment counts.
 */
function featured(source: Source): unknown[] {
  const embedded = own(own(source.record, '_embedded'), 'wp:featuredmedia')
  if (Array.isArray(embedded) && embedded.length > 0) {
    const file: unknown = embedded[0]
    const type = own(file, 'media_type')
    const isPicture = type === undefined || type === 'image'
    return typeof own(file, 'source_url') === 'string' && isPicture ? [file] : plainFeatured(source)
  }
  const id = toId(own(source.record, 'featured_media'))
  return id === null ? plainFeatured(source) : [id]
}

function plainFeatured(source: Source): unknown[] {
  return firstOf(source, 'featuredImage', (value) => toItems(value).slice(0, 1)) ?? []
}

function gallery(source: Source): unknown[] {
  for (const value of valuesOf(source, 'gallery')) {
    const items = toItems(value).flatMap(openItem)
    if (items.length > 0) return items.slice(0, MAX_IMAGES)
  }
  return []
}

function openItem(item: unknown): unknown[] {
  const inner = unwrap(item)
  if (Array.isArray(inner)) return inner
  if (typeof inner !== 'string') return isEmpty(inner) ? [] : [inner]
  return inner.split(/[|\n]|[,;]\s*(?=\d+\s*(?:[,;]|$)|https?:|\/)/).filter((part) => part.trim())
}

function toUrl(item: unknown, siteUrl: string, media: MediaMap): string | null {
  if (typeof item === 'string') return absoluteUrl(item, siteUrl)
  if (!isObject(item)) return null
  const id = toId(own(item, 'ID') ?? own(item, 'id'))
  return urlOfObject(item, siteUrl) ?? (id === null ? null : (media.get(id) ?? null))
}

function add(images: Map<string, string>, url: string | null): void {
  if (url === null || NO_PICTURE.test(url.replace(/[?#].*/, ''))) return
  const key = url
    .replace(/^https?:/, '')
    .replace(/[?#].*/, '')
    .replace(COPY, '')
  const known = images.get(key)
  if (known === undefined || (COPY.test(known) && !COPY.test(url))) images.set(key, url)
}
