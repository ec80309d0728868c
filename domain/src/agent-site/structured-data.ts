import { normalizePhone } from '../phones/index.ts'
import {
  shownTitle,
  type Operation,
  type PricePeriod,
  type Property,
  type PropertyType,
} from '../properties/index.ts'
import { offeredAs, secondOperation } from '../properties/browse/offered-as.ts'
import { paragraphsOf } from '../sheets/index.ts'
import { shorten } from '../text/index.ts'
import { agentTitle, breadcrumbsOf, type Breadcrumb } from './breadcrumbs.ts'
import { SITE_TEXTS as texts } from './messages.ts'
import type { SiteFrame, SiteListing, SitePage } from './pages.ts'

type Node = Record<string, unknown>

const MAX_DESCRIPTION = 500
/** UN/CEFACT's codes, which schema.org asks for. */
const SQUARE_METRE = 'MTK'
const PERIOD_CODES: Record<PricePeriod, string> = {
  month: 'MON',
  week: 'WEE',
  night: 'DAY',
  year: 'ANN',
}
const TYPES: Record<PropertyType, 'House' | 'Apartment' | 'Accommodation' | 'Place'> = {
  casa: 'House',
  departamento: 'Apartment',
  penthouse: 'Apartment',
  oficina: 'Accommodation',
  local: 'Accommodation',
  bodega: 'Accommodation',
  nave: 'Accommodation',
  edificio: 'Accommodation',
  terreno: 'Place',
  rancho: 'Place',
  other: 'Place',
}
const FUNCTIONS: Record<Operation, string> = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
}

/** WEB-51: what a page tells search engines, in the words of schema.org. */
export function structuredData(page: SitePage): Node | null {
  if (page.kind === 'absent') return null
  const { frame } = page
  const graph = [
    ...(page.kind === 'home' ? [agentNode(frame)] : []),
    ...(page.kind === 'listing' ? [listingNode(frame, page.listing), agentNode(frame)] : []),
    ...breadcrumbNode(frame, breadcrumbsOf(page)),
  ]
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph }
}

/** A path of this server with the server's address before it; other addresses stay as they are. */
export function absoluteUrl({ url, path }: SiteFrame, address: string): string {
  return address.startsWith('/') ? `${url.slice(0, url.length - path.length)}${address}` : address
}

function agentNode(frame: SiteFrame): Node {
  const { agent, areas, introduction, url } = frame
  const picture = agent.photoUrl ?? agent.logoUrl
  return filled({
    '@type': 'RealEstateAgent',
    '@id': agentId(frame),
    name: agentTitle(frame),
    legalName: agent.company?.trim(),
    description: introduction && shorten(introduction.trim(), MAX_DESCRIPTION),
    url,
    image: picture && absoluteUrl(frame, picture),
    logo: agent.logoUrl && absoluteUrl(frame, agent.logoUrl),
    telephone: agent.phone && normalizePhone(agent.phone),
    areaServed: areas,
    sameAs: agent.links.map((link) => link.url),
    identifier: agent.licenseNumber,
  })
}

function listingNode(frame: SiteFrame, site: SiteListing): Node {
  const { listing, path, photos, publishedAt } = site
  const url = absoluteUrl(frame, path)
  return filled({
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: shownTitle(listing.title),
    description: shorten(paragraphsOf(listing.description).join(' '), MAX_DESCRIPTION),
    inLanguage: 'es-MX',
    datePosted: publishedAt,
    image: photos.flatMap(({ sizes }) => {
      const largest = sizes.at(-1)
      return largest ? [absoluteUrl(frame, largest.path)] : []
    }),
    mainEntity: placeNode(listing),
    offers: offersOf(frame, site, url),
  })
}

function placeNode(listing: Property): Node {
  const { propertyType, bedrooms, bathrooms, area, landArea, coordinates } = listing
  const type = TYPES[propertyType]
  const isBuilt = type !== 'Place'
  return filled({
    '@type': type,
    name: shownTitle(listing.title),
    address: addressNode(listing),
    geo: coordinates && {
      '@type': 'GeoCoordinates',
      latitude: coordinates.lat,
      longitude: coordinates.lng,
    },
    numberOfBedrooms: isBuilt ? bedrooms : null,
    numberOfBathroomsTotal: isBuilt ? bathrooms : null,
    floorSize: isBuilt && area ? areaNode('QuantitativeValue', area) : null,
    additionalProperty: landOf(landArea ?? (isBuilt ? null : area)),
    petsAllowed: isBuilt && listing.petFriendly ? true : null,
    yearBuilt: isBuilt ? listing.yearBuilt : null,
  })
}

function landOf(area: number | null): Node | null {
  return area ? { ...areaNode('PropertyValue', area), name: texts.land } : null
}

function areaNode(type: 'QuantitativeValue' | 'PropertyValue', value: number): Node {
  return { '@type': type, value, unitCode: SQUARE_METRE }
}

function addressNode({ location, colonia, city, state }: Property): Node {
  return filled({
    '@type': 'PostalAddress',
    streetAddress: colonia ?? (city ? null : location),
    addressLocality: city,
    addressRegion: state,
    addressCountry: 'MX',
  })
}

/** A price that is not shown is told to nobody, nor is one of 0. */
function offersOf(frame: SiteFrame, { listing, hidesPrice }: SiteListing, url: string): Node[] {
  const second = hidesPrice ? null : secondOperation(listing)
  const offered = [listing, ...(second ? [offeredAs(listing, second)] : [])]
  return offered.map((each) => {
    const { operation, currency, pricePeriod } = each
    const price = hidesPrice || !each.price ? null : each.price
    return filled({
      '@type': 'Offer',
      url,
      businessFunction: FUNCTIONS[operation],
      availability: `https://schema.org/${isReserved(each) ? 'LimitedAvailability' : 'InStock'}`,
      price,
      priceCurrency: price && currency,
      priceSpecification:
        price && operation === 'rent'
          ? {
              '@type': 'UnitPriceSpecification',
              price,
              priceCurrency: currency,
              unitCode: PERIOD_CODES[pricePeriod ?? 'month'],
            }
          : null,
      seller: { '@id': agentId(frame) },
    })
  })
}

function isReserved({ operation, saleStatus, rentalStatus }: Property): boolean {
  return (operation === 'sale' ? saleStatus : rentalStatus) === 'apartada'
}

function breadcrumbNode(frame: SiteFrame, breadcrumbs: readonly Breadcrumb[]): Node[] {
  if (breadcrumbs.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(frame, path),
      })),
    },
  ]
}

function agentId({ url }: SiteFrame): string {
  return `${url}#agente`
}

/** Says nothing rather than that something is empty. */
function filled(node: Node): Node {
  return Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
}
