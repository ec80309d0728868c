/**
 * SITE-31: WordPress needs most of its time for embedding the same few dozen terms in every listing, so listings are requested with the ids
 * of their terms, and each term only once.
 */
import { isObject, own, toId, type JsonObject } from '../source/json.ts'
import { parseAddress } from '../parse/web-address.ts'
import { EMBEDS_TERMS } from './listing-query.ts'
import { listItems } from './read-list.ts'
import type { QueryParameters } from './rest-address.ts'

export interface TermSource {
  taxonomy: string
  base: string
  route: string
}

export type TermNames = ReadonlyMap<number, string>

const MAX_SOURCES = 30
const BATCH = 100

/** The result is null if the ids and the embedded terms of the listing differ. */
export function readTermSources(sample: unknown): readonly TermSource[] | null {
  const links = listAt(sample, '_links')
  const groups = listAt(sample, '_embedded')
  if (!isObject(sample) || links.length === 0 || links.length > MAX_SOURCES) return null
  const sources = links.flatMap((link, at) => sourceOf(link, sample, groups[at]) ?? [])
  return sources.length === links.length ? sources : null
}

export function withTermIds(
  fields: readonly string[],
  sources: readonly TermSource[],
): readonly string[] {
  return [...fields.filter((field) => field !== EMBEDS_TERMS), ...sources.map(({ base }) => base)]
}

export function embeddedTermNames(items: readonly unknown[]): Map<number, string> {
  const terms = items.flatMap((item) => listAt(item, '_embedded').flatMap(termsIn))
  return new Map(terms)
}

export function embedTerms(
  item: unknown,
  sources: readonly TermSource[],
  names: TermNames,
): unknown {
  if (!isObject(item)) return item
  const groups = sources.map(({ taxonomy, base }) =>
    idsAt(item, base).flatMap((id) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ id, name, taxonomy }]
    }),
  )
  const embedded = own(item, '_embedded')
  return { ...item, _embedded: { ...(isObject(embedded) && embedded), 'wp:term': groups } }
}

export interface TermQuery {
  route: string
  query: QueryParameters
}

export function termQueries(
  items: readonly unknown[],
  sources: readonly TermSource[],
  names: TermNames,
): TermQuery[] {
  return sources.flatMap(({ route, base }) => {
    const ids = new Set(items.flatMap((item) => (isObject(item) ? idsAt(item, base) : [])))
    const missing = [...ids].filter((id) => !names.has(id))
    const batches = Array.from({ length: Math.ceil(missing.length / BATCH) }, (_, at) =>
      missing.slice(at * BATCH, (at + 1) * BATCH),
    )
    return batches.map((batch) => ({
      route,
      query: { include: batch.join(','), per_page: String(BATCH), _fields: 'id,name' },
    }))
  })
}

export function readTermNames(body: unknown): Map<number, string> {
  return new Map(termsIn(listItems(body)))
}

function sourceOf(link: unknown, sample: JsonObject, group: unknown): TermSource | null {
  const [taxonomy, href] = [own(link, 'taxonomy'), own(link, 'href')]
  const address = typeof href === 'string' ? parseAddress(href) : null
  if (typeof taxonomy !== 'string' || !address) return null
  const plain = /[?&]rest_route=([^&]+)/.exec(address.search)?.[1]
  const route = plain
    ? decodeURIComponent(plain)
    : address.pathname.replace(/^.*\/wp-json(?=\/)/, '')
  const base = /^\/wp\/v2\/([\w-]{1,80})$/.exec(route)?.[1]
  if (base === undefined || !Array.isArray(own(sample, base)) || !Array.isArray(group)) return null
  const embedded = termsIn(group).map(([id]) => id)
  return embedded.join() === idsAt(sample, base).join() ? { taxonomy, base, route } : null
}

function listAt(item: unknown, part: '_links' | '_embedded'): readonly unknown[] {
  const list = own(own(item, part), 'wp:term')
  return Array.isArray(list) ? list : []
}

function termsIn(group: unknown): [number, string][] {
  if (!Array.isArray(group)) return []
  return group.flatMap((term: unknown) => {
    const [id, name] = [toId(own(term, 'id')), own(term, 'name')]
    return id !== null && typeof name === 'string' ? [[id, name] as [number, string]] : []
  })
}

function idsAt(item: JsonObject, base: string): number[] {
  const ids = own(item, base)
  return Array.isArray(ids) ? ids.flatMap((id: unknown) => toId(id) ?? []) : []
}
