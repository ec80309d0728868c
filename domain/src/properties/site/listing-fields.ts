/** SITE-29: a listing is requested with only the fields that are needed. */
import { findLeaks } from '../health/find-leaks.ts'
import type { FieldMapping } from '../mapping/field-mapping.ts'
import { TERMS } from '../mapping/source-path.ts'
import { AMENITY_FIELDS } from '../normalize/amenity-fields.ts'
import { LANGUAGE_FIELDS } from '../normalize/read-language.ts'
import { bareName } from '../source/bare-name.ts'
import { isFieldName } from '../source/field-names.ts'
import { isObject, own, type JsonObject } from '../source/json.ts'
import { isPrivateField } from '../source/private-fields.ts'
import { BLOCKS, isTermIds } from '../source/read-source.ts'
import { readTerms } from '../source/terms.ts'
import { isReserved, looksLikePost } from '../source/wordpress-fields.ts'
import { EMBEDS_TERMS } from './listing-query.ts'
import { parseEndpoint } from './rest-address.ts'

/**
 * Blocks of custom fields are requested whole, because on many themes a listing without a value lacks the key. WordPress embeds what the
 * links name, so the links must be among the fields. `_embedded` is needed for sites that filter the answer once more.
 */
export const USUAL_FIELDS: readonly string[] = [
  'id',
  'date',
  'date_gmt',
  'modified',
  'modified_gmt',
  'status',
  'link',
  'title',
  'content',
  'excerpt',
  'featured_media',
  ...BLOCKS,
  ...LANGUAGE_FIELDS,
  '_links.wp:featuredmedia',
  EMBEDS_TERMS,
  '_embedded',
]

/** In `_fields` a dot leads into an object and a comma ends a name, so names with either cannot be requested. */
const PLAIN_NAME = /^[\w-]{1,80}$/
const MAX_LENGTH = 1500
const MAX_DEPTH = 3

/** The API of a plug-in may nest its list so that `_fields` would cut it off, so fields are selected only on WordPress' own routes. */
export function maySelectFields(endpoint: string): boolean {
  return parseEndpoint(endpoint).route.startsWith('/wp/v2/')
}

/**
 * Null requests all fields. This is necessary if `_fields` cannot name a field, or if the listings differ in their fields, because the next
 * listing may have one that no sample has.
 */
export function fieldsToAsk(
  samples: readonly unknown[],
  mapping: FieldMapping,
): readonly string[] | null {
  const found = samples.map(fieldsOfSample)
  if (new Set(found.map(({ names }) => names.toSorted().join())).size > 1) return null
  const classes = found.some(({ needsClasses }) => needsClasses) ? ['class_list'] : []
  const more = new Set([...fieldsOfMapping(mapping), ...(found[0]?.names ?? []), ...classes])
  for (const field of USUAL_FIELDS) more.delete(field)
  const fields = [...USUAL_FIELDS, ...more]
  const canBeNamed = [...more].every((name) => PLAIN_NAME.test(name))
  return canBeNamed && fields.join(',').length <= MAX_LENGTH ? fields : null
}

function fieldsOfMapping(mapping: FieldMapping): string[] {
  const roots = Object.values(mapping).map((path) => path.split('.')[0] ?? '')
  return roots.filter((root) => root !== '' && root !== TERMS)
}

function fieldsOfSample(sample: unknown): { names: string[]; needsClasses: boolean } {
  if (!isObject(sample)) return { names: [], needsClasses: false }
  const isPost = looksLikePost(sample)
  const names = Object.keys(sample).filter(
    (key) => !isReserved(key, isPost) && !isTermIds(key, sample[key]) && isRead(key, sample, 0),
  )
  const { class_list: classes, ...rest } = sample
  const needsClasses = classes !== undefined && readTerms(rest).length < readTerms(sample).length
  return { names, needsClasses }
}

function isRead(key: string, block: JsonObject, depth: number): boolean {
  const value = own(block, key)
  if (findLeaks({ [key]: value }).length > 0) return true
  if (isPrivateField(key)) return false
  const name = bareName(key)
  if (isFieldName(name) || AMENITY_FIELDS.has(name)) return true
  if (!isObject(value) || depth === MAX_DEPTH) return false
  return Object.keys(value).some((inner) => isRead(inner, value, depth + 1))
}
