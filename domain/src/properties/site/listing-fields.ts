/** SITE-29: only the needed fields of a listing are asked for. */
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
 * What every WordPress has and the reader uses. The blocks of custom fields are asked for as a whole: a listing that has no
 * value has no such key on many themes, so that no sample shows all of them. WordPress embeds through the links, which
 * therefore have to be among the fields; `_embedded` itself is for answers that are filtered once more after that.
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

/** In `_fields` a dot is a step into an object and a comma ends a name. */
const PLAIN_NAME = /^[\w-]{1,80}$/
/** With everything else an address stays far below what servers and our proxy accept. */
const MAX_LENGTH = 1500
const MAX_DEPTH = 3

/** Only WordPress' own lists: an API of a plug-in may put its list where `_fields` would cut it off. */
export function maySelectFields(endpoint: string): boolean {
  return parseEndpoint(endpoint).route.startsWith('/wp/v2/')
}

/**
 * The usual fields and what else of these listings is read. Null, and all are asked for, where `_fields` cannot say it, and where the
 * listings differ in what they have: the next one may have a field that none of them has.
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
  // Without embedded terms the classes of the entry hold their names.
  const { class_list: classes, ...rest } = sample
  const needsClasses = classes !== undefined && readTerms(rest).length < readTerms(sample).length
  return { names, needsClasses }
}

/** Under a name the reader knows, directly or in a group of fields, or private and therefore reported to the agent. */
function isRead(key: string, block: JsonObject, depth: number): boolean {
  const value = own(block, key)
  if (findLeaks({ [key]: value }).length > 0) return true
  if (isPrivateField(key)) return false
  const name = bareName(key)
  if (isFieldName(name) || AMENITY_FIELDS.has(name)) return true
  if (!isObject(value) || depth === MAX_DEPTH) return false
  return Object.keys(value).some((inner) => isRead(inner, value, depth + 1))
}
