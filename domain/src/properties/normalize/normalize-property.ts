import { parseDay } from '../../dates/index.ts'
import { parseMoment } from '../parse/parse-moment.ts'
import type { Property } from '../property.ts'
import { findLeaks } from '../health/find-leaks.ts'
import { mappedValues } from '../mapping/mapped-values.ts'
import type { FieldMapping } from '../mapping/field-mapping.ts'
import { isObject, own, toId, type JsonObject } from '../source/json.ts'
import { firstOf, readSource, type Source } from '../source/read-source.ts'
import { toText, toItems } from '../source/unwrap.ts'
import { looksLikePost } from '../source/wordpress-fields.ts'
import { readFeatures } from './read-features.ts'
import { readAgentName, readCode } from './read-identity.ts'
import { readImages, type MediaMap } from './read-images.ts'
import { readLanguage } from './read-language.ts'
import { absoluteUrl, urlIn } from './read-links.ts'
import { readLocation } from './read-location.ts'
import { readMeasures } from './read-measures.ts'
import { readOperation } from './read-operation.ts'
import { readPrice } from './read-price.ts'
import { readTexts } from './read-texts.ts'
import { readType } from './read-type.ts'

export interface NormalizeOptions {
  siteUrl: string
  mapping?: FieldMapping
  media?: MediaMap
}

export type SkipReason = 'not-an-object' | 'no-id' | 'not-published'

export type NormalizedListing =
  | {
      kind: 'property'
      property: Property
      missingMediaIds: readonly number[]
      leaks: readonly string[]
      /** SITE-29: true if the price, the type or the operation is missing. A field that was not requested may contain it. */
      isPoor: boolean
    }
  | { kind: 'skipped'; reason: SkipReason; id: number | null }

export function normalizeProperty(raw: unknown, options: NormalizeOptions): NormalizedListing {
  if (!isObject(raw)) return { kind: 'skipped', reason: 'not-an-object', id: null }
  const id = toId(own(raw, 'id') ?? own(raw, 'ID'))
  if (id === null) return { kind: 'skipped', reason: 'no-id', id }
  if (!isPublished(raw)) return { kind: 'skipped', reason: 'not-published', id }
  const source = readSource(raw, mappedValues(raw, options.mapping ?? {}))
  const media = options.media ?? new Map()
  const { pictures, missingMediaIds } = readImages(source, options.siteUrl, media)
  const floorPlan = readFloorPlan(source, options.siteUrl, media)
  const { facts, isStated } = describe(source, options.siteUrl)
  return {
    kind: 'property',
    property: {
      id,
      ...facts,
      ...pictures,
      floorPlan: floorPlan.url,
    },
    missingMediaIds: [...missingMediaIds, ...floorPlan.missing],
    leaks: findLeaks(raw),
    isPoor: !isStated || facts.price === null || facts.propertyType === 'other',
  }
}

interface Described {
  facts: Omit<Property, 'id' | 'images' | 'coverSizes' | 'floorPlan'>
  isStated: boolean
}

function describe(source: Source, siteUrl: string): Described {
  const { record } = source
  const texts = readTexts(source)
  const link = linkOf(record, siteUrl)
  const { isStated, ...offer } = readOperation(source, texts.title, link)
  const propertyType = readType(source, texts.title)
  const measures = readMeasures(source, propertyType)
  const facts = {
    ...texts,
    ...readPrice(source, offer.operations, measures.area),
    ...readLocation(source),
    propertyType,
    status: offer.operation,
    ...offer,
    ...measures,
    ...readFeatures(source),
    availableFrom: firstOf(source, 'availableFrom', (value) => parseDay(toText(value))),
    virtualTour: firstOf(source, 'virtualTour', (value) => urlIn(value, siteUrl)),
    code: readCode(source),
    agentName: readAgentName(source),
    link,
    publishedAt: parseMoment(own(record, 'date_gmt'), own(record, 'date')),
    modifiedAt: parseMoment(own(record, 'modified_gmt'), own(record, 'modified')),
    ...readLanguage(source, link),
  }
  return { facts, isStated }
}

/** With a key drafts are visible, and lists contain entries that need a password, but only public entries are listings. */
function isPublished(record: JsonObject): boolean {
  if (!looksLikePost(record)) return true
  const [status, content] = [own(record, 'status'), own(record, 'content')]
  const isHidden = isObject(content) && own(content, 'protected') === true
  return !isHidden && (typeof status !== 'string' || status === 'publish')
}

function linkOf(record: JsonObject, siteUrl: string): string | null {
  const link = own(record, 'link') ?? own(record, 'permalink') ?? own(record, 'url')
  return typeof link === 'string' ? absoluteUrl(link, siteUrl) : null
}

function readFloorPlan(
  source: Source,
  siteUrl: string,
  media: MediaMap,
): { url: string | null; missing: readonly number[] } {
  const url = firstOf(source, 'floorPlan', (value) => urlIn(value, siteUrl))
  if (url !== null) return { url, missing: [] }
  const id = firstOf(source, 'floorPlan', (value) => toId(toItems(value)[0]))
  if (id === null) return { url: null, missing: [] }
  return { url: media.get(id) ?? null, missing: media.has(id) ? [] : [id] }
}
