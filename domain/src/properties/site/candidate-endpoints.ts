import { namesOf } from '../source/field-names.ts'
import { isObject, own } from '../source/json.ts'
import { readSource } from '../source/read-source.ts'

/** SITE-09: the endpoints are tried in this order. */
export const CANDIDATE_ENDPOINTS = [
  '/wp-json/wp/v2/properties',
  '/wp-json/wp/v2/property',
  '/wp-json/real-estate/v1/properties',
  '/wp-json/properties/v1/properties',
  '/wp-json/wp/v2/estate_property',
] as const

/** Every WordPress has posts, so this endpoint is tried last and accepted only if its items are listings. */
export const POSTS_ENDPOINT = '/wp-json/wp/v2/posts'
export const TYPES_ENDPOINT = '/wp-json/wp/v2/types'
export const USER_ENDPOINT = '/wp-json/wp/v2/users/me'
export const MEDIA_ENDPOINT = '/wp-json/wp/v2/media'

const OF_LISTINGS =
  /^(?:property|properties|estate_property|rem_property|listings?|inmuebles?|propiedad|propiedades|casas?|real[_-]?estate|departamentos?)$/i

/** Houzez and RealHomes translate the names of their routes, for example to 'propiedades'. */
export function endpointsFromTypes(types: unknown): string[] {
  if (!isObject(types)) return []
  const routes = Object.entries(types).flatMap(([slug, type]) => {
    const base = own(type, 'rest_base')
    if (typeof base !== 'string' || !/^[\w-]{1,80}$/.test(base)) return []
    if (!OF_LISTINGS.test(slug) && !OF_LISTINGS.test(base)) return []
    const namespace = own(type, 'rest_namespace')
    const isPlain = typeof namespace === 'string' && /^[\w-]+\/v\d+$/.test(namespace)
    return [`/wp-json/${isPlain ? namespace : 'wp/v2'}/${base}`]
  })
  const known: readonly string[] = CANDIDATE_ENDPOINTS
  return [...new Set(routes)].filter((route) => !known.includes(route))
}

const SIGNS = [
  'price',
  'salePrice',
  'rentPrice',
  'bedrooms',
  'bathrooms',
  'area',
  'landArea',
] as const

/** One field such as 'size' does not make a post a listing, so two fields are needed. */
export function carriesListing(item: unknown): boolean {
  if (!isObject(item)) return false
  const { fields } = readSource(item)
  const found = SIGNS.filter((sign) => namesOf(sign).some((name) => fields.has(name)))
  return found.length >= 2
}
