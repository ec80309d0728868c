import {
  type Operation,
  OPERATIONS,
  type PropertyType,
  PROPERTY_TYPES,
} from '../properties/index.ts'

export const SITE_ORDERS = ['recent', 'price', 'priceDown'] as const
export type SiteOrder = (typeof SITE_ORDERS)[number]

/** What an address asks for. `zone` is a city or a colonia as one of the site's listings writes it. */
export interface SiteFilters {
  operation: Operation | null
  type: PropertyType | null
  zone: string | null
  priceFrom: number | null
  priceTo: number | null
  bedrooms: number | null
  order: SiteOrder
  page: number
}

/** What can be chosen on a site, since something is offered there. */
export interface SiteOptions {
  operations: readonly Operation[]
  types: readonly PropertyType[]
  zones: readonly string[]
}

const OPERATION_WORDS: Record<Operation, string> = { sale: 'venta', rent: 'renta' }
const ORDER_WORDS: Record<SiteOrder, string> = {
  recent: 'recientes',
  price: 'precio',
  priceDown: 'precio-mayor',
}
const MAX_ZONE = 120
const MAX_PRICE = 999_999_999_999
const MAX_BEDROOMS = 20
/** 5,000 listings have 209 pages. */
const MAX_PAGE = 500

/** WEB-11: what is not known or not valid is left out, so that few addresses show anything of their own. */
export function readSiteFilters(query: Readonly<Record<string, string | undefined>>): SiteFilters {
  return {
    operation: OPERATIONS.find((each) => OPERATION_WORDS[each] === query.operacion) ?? null,
    type: PROPERTY_TYPES.find((each) => each === query.tipo) ?? null,
    zone: query.zona?.trim().slice(0, MAX_ZONE) || null,
    priceFrom: wholeNumber(query.desde, MAX_PRICE),
    priceTo: wholeNumber(query.hasta, MAX_PRICE),
    bedrooms: wholeNumber(query.recamaras, MAX_BEDROOMS),
    order: SITE_ORDERS.find((each) => ORDER_WORDS[each] === query.orden) ?? 'recent',
    page: wholeNumber(query.pagina, MAX_PAGE) ?? 1,
  }
}

/** The one way to write these filters: with `?` before it, or empty. */
export function writeSiteFilters(filters: Partial<SiteFilters>): string {
  const { operation, type, zone, priceFrom, priceTo, bedrooms, order, page = 1 } = filters
  const given: [string, string | number | null | undefined][] = [
    ['operacion', operation && OPERATION_WORDS[operation]],
    ['tipo', type],
    ['zona', zone],
    ['desde', priceFrom],
    ['hasta', priceTo],
    ['recamaras', bedrooms],
    ['orden', order && order !== 'recent' ? ORDER_WORDS[order] : null],
    ['pagina', page > 1 ? page : null],
  ]
  const written = given.flatMap(([name, value]) =>
    value == null ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return written.length > 0 ? `?${written.join('&')}` : ''
}

function wholeNumber(text: string | undefined, max: number): number | null {
  if (text === undefined || !/^\d{1,12}$/.test(text)) return null
  const value = Number(text)
  return value >= 1 && value <= max ? value : null
}
