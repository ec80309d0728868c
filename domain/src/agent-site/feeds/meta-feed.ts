import { csvLines, type CsvValue } from '../../csv/to-csv.ts'
import { shownTitle, type PropertyType } from '../../properties/index.ts'
import { agentTitle } from '../breadcrumbs.ts'
import type { SiteFrame } from '../pages.ts'
import type { FeedOffer } from './feed-offer.ts'

/** Meta takes up to twenty; each is one column. */
const MAX_PHOTOS = 20

const TYPES: Record<PropertyType, string> = {
  casa: 'house',
  departamento: 'apartment',
  penthouse: 'apartment',
  terreno: 'land',
  rancho: 'land',
  oficina: 'other',
  local: 'other',
  bodega: 'other',
  nave: 'other',
  edificio: 'other',
  other: 'other',
}

const COLUMNS = {
  home_listing_id: ({ id }) => id,
  name: ({ listing }) => shownTitle(listing.title),
  availability: (offer) => availabilityOf(offer),
  'address.city': ({ listing }) => listing.city,
  'address.region': ({ listing }) => listing.state,
  'address.country': () => 'México',
  'neighborhood[0]': ({ listing }) => listing.colonia,
  latitude: ({ listing }) => listing.coordinates?.lat ?? null,
  longitude: ({ listing }) => listing.coordinates?.lng ?? null,
  price: ({ listing }) => `${listing.price} ${listing.currency}`,
  url: ({ url }) => url,
  description: ({ description }) => description,
  num_beds: ({ listing }) => listing.bedrooms,
  num_baths: ({ listing }) => listing.bathrooms,
  property_type: ({ listing }) => TYPES[listing.propertyType],
  listing_type: ({ listing }) =>
    listing.operation === 'rent' ? 'for_rent_by_agent' : 'for_sale_by_agent',
  area_size: ({ listing }) => listing.area ?? listing.landArea,
  area_unit: () => 'sq_m',
  year_built: ({ listing }) => listing.yearBuilt,
} satisfies Record<string, (offer: FeedOffer) => CsvValue>

/** The catalogue `home_listings` of Meta, as a file with one line for each offer. */
export function writeMeta(frame: SiteFrame, offers: readonly FeedOffer[]): string {
  const columns = Object.entries(COLUMNS)
  const photos = Math.min(MAX_PHOTOS, Math.max(1, ...offers.map((offer) => offer.photos.length)))
  const pictures = Array.from({ length: photos }, (_, at) => at)
  const heads = [
    ...columns.map(([name]) => name),
    ...pictures.map((at) => `image[${at}].url`),
    'agent_name',
    'agent_company',
  ]
  const rows = offers.map((offer) => [
    ...columns.map(([, value]) => value(offer)),
    ...pictures.map((at) => offer.photos[at] ?? null),
    agentTitle(frame),
    frame.agent.company,
  ])
  return csvLines([heads, ...rows])
}

function availabilityOf({ listing }: FeedOffer): string {
  const { operation, saleStatus, rentalStatus } = listing
  const status = operation === 'sale' ? saleStatus : rentalStatus
  if (status === 'apartada') return 'sale_pending'
  if (status === 'vendida') return 'recently_sold'
  if (status === 'rentada') return 'off_market'
  return operation === 'rent' ? 'for_rent' : 'for_sale'
}
