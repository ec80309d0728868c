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

/** The parts of an address, which are also the fields of the form. */
export const SITE_FILTER_FIELDS = {
  operation: 'operacion',
  type: 'tipo',
  zone: 'zona',
  priceFrom: 'desde',
  priceTo: 'hasta',
  bedrooms: 'recamaras',
  order: 'orden',
  page: 'pagina',
} as const satisfies Record<keyof SiteFilters, string>

export const OPERATION_WORDS: Record<Operation, string> = { sale: 'venta', rent: 'renta' }
export const ORDER_WORDS: Record<SiteOrder, string> = {
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
  const given = (name: keyof SiteFilters) => query[SITE_FILTER_FIELDS[name]]
  return {
    operation: OPERATIONS.find((each) => OPERATION_WORDS[each] === given('operation')) ?? null,
    type: PROPERTY_TYPES.find((each) => each === given('type')) ?? null,
    zone: given('zone')?.trim().slice(0, MAX_ZONE) || null,
    priceFrom: wholeNumber(given('priceFrom'), MAX_PRICE),
    priceTo: wholeNumber(given('priceTo'), MAX_PRICE),
    bedrooms: wholeNumber(given('bedrooms'), MAX_BEDROOMS),
    order: SITE_ORDERS.find((each) => ORDER_WORDS[each] === given('order')) ?? 'recent',
    page: wholeNumber(given('page'), MAX_PAGE) ?? 1,
  }
}

/** Writes the filters as a query string that begins with `?`, or as an empty string where none is set. */
export function writeSiteFilters(filters: Partial<SiteFilters>): string {
  const { operation, type, zone, priceFrom, priceTo, bedrooms, order, page = 1 } = filters
  const written: Record<keyof SiteFilters, string | number | null | undefined> = {
    operation: operation && OPERATION_WORDS[operation],
    type,
    zone,
    priceFrom,
    priceTo,
    bedrooms,
    order: order && order !== 'recent' ? ORDER_WORDS[order] : null,
    page: page > 1 ? page : null,
  }
  const parts = (Object.keys(SITE_FILTER_FIELDS) as (keyof SiteFilters)[]).flatMap((name) => {
    const value = written[name]
    return value == null ? [] : [`${SITE_FILTER_FIELDS[name]}=${encodeURIComponent(value)}`]
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** People write a price as '$20,000.00'. */
function wholeNumber(text: string | undefined, max: number): number | null {
  const digits = text?.replaceAll(/[$,\s]/g, '').replace(/\.\d{0,2}$/, '') ?? ''
  if (!/^\d{1,12}$/.test(digits)) return null
  const value = Number(digits)
  return value >= 1 && value <= max ? value : null
}
