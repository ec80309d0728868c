import { invalidPage, invalidParameters } from './rest-error.ts'
import { isTaxonomy, TAXONOMIES, type Taxonomy } from './terms.ts'

/** Unknown parameters are ignored, as in WordPress. */
export interface ListQuery {
  perPage: number
  page: number
  offset: number | undefined
  search: string
  include: number[]
  exclude: number[]
  slugs: string[]
  terms: Partial<Record<Taxonomy, number[]>>
  orderBy: OrderBy
  descending: boolean
}

const ORDERS = ['date', 'id', 'include', 'modified', 'slug', 'title'] as const
type OrderBy = (typeof ORDERS)[number]

export function parseListQuery(query: URLSearchParams): ListQuery {
  const faults: string[] = []
  const whole = (name: string, fallback: number, max = Number.MAX_SAFE_INTEGER, min = 1) => {
    const text = query.get(name)
    if (text === null) return fallback
    const value = Number(text)
    if (!/^-?\d+$/.test(text) || value < min || value > max) faults.push(name)
    return value
  }
  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const given = query.get(name) ?? fallback
    const found = allowed.find((value) => value === given)
    if (found === undefined) faults.push(name)
    return found ?? fallback
  }
  const numbers = (name: string) => {
    const given = list(query, name)
    if (given.some((value) => !/^\d+$/.test(value))) faults.push(name)
    return given.map(Number)
  }

  oneOf('status', ['publish'], 'publish')
  const parsed: ListQuery = {
    perPage: whole('per_page', 10, 100),
    page: whole('page', 1),
    offset: query.has('offset') ? whole('offset', 0, undefined, 0) : undefined,
    search: query.get('search') ?? '',
    include: numbers('include'),
    exclude: numbers('exclude'),
    slugs: list(query, 'slug'),
    terms: Object.fromEntries(
      Object.keys(TAXONOMIES)
        .filter((name) => isTaxonomy(name) && list(query, name).length > 0)
        .map((name) => [name, numbers(name)]),
    ),
    orderBy: oneOf('orderby', ORDERS, 'date'),
    descending: oneOf('order', ['asc', 'desc'], 'desc') === 'desc',
  }
  if (faults.length > 0) throw invalidParameters(faults)
  return parsed
}

export interface Page<T> {
  items: T[]
  total: number
  pages: number
}

/** WordPress refuses a page past the end. An empty list has no page but the first. */
export function cutPage<T>(all: readonly T[], { perPage, page, offset }: ListQuery): Page<T> {
  const pages = Math.ceil(all.length / perPage)
  if (offset === undefined && page > 1 && page > pages) throw invalidPage()
  const start = offset ?? (page - 1) * perPage
  return { items: all.slice(start, start + perPage), total: all.length, pages }
}

function list(query: URLSearchParams, name: string): string[] {
  return [...query.getAll(name), ...query.getAll(`${name}[]`)]
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
