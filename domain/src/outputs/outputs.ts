import { CLIENT_FIELDS } from '../clients/index.ts'
import { namesOf } from '../fields/index.ts'
import type { OwnFacts } from '../properties/index.ts'
import type {
  AGENT_FACTS,
  AgentValues,
  CLIENT_FACTS,
  ClientValues,
  FactClass,
  LISTING_FACTS,
  ListingValues,
  OWN_FACTS,
} from './facts.ts'

type FactsOf<Table, Class extends FactClass> = {
  [K in keyof Table]: Table[K] extends { class: Class } ? K : never
}[keyof Table]

interface Shown {
  listing: readonly (keyof ListingValues)[]
  own: readonly (keyof OwnFacts)[]
  agent: readonly (keyof AgentValues)[]
  client: readonly (keyof ClientValues)[]
}

interface ShownOf<Class extends FactClass> {
  listing?: readonly FactsOf<typeof LISTING_FACTS, Class>[]
  own?: readonly FactsOf<typeof OWN_FACTS, Class>[]
  agent?: readonly FactsOf<typeof AGENT_FACTS, Class>[]
  client?: readonly FactsOf<typeof CLIENT_FACTS, Class>[]
}

/** A row with a fact whose class its readers may not know does not compile. */
function shows<Class extends FactClass>(shown: ShownOf<Class>): Shown {
  return { listing: [], own: [], agent: [], client: [], ...shown }
}
const forClients = shows<'public' | 'identity'>
const forColleagues = shows<'public' | 'colleagues'>
const forAgent = shows<FactClass>

const STATED_PRICE = ['price', 'currency', 'pricePeriod', 'operation', 'operations'] as const
const PRICE = [...STATED_PRICE, 'unitPrice'] as const
const MEASURES = ['bedrooms', 'bathrooms', 'parking', 'area', 'landArea', 'yearBuilt'] as const
const OFFER = [...PRICE, 'propertyType', ...MEASURES] as const
const AREA = ['colonia', 'city', 'state'] as const
const TOURS = ['virtualTour', 'video'] as const
const SHEET = [
  ...OFFER,
  'otherPrice',
  'secondPrice',
  'furnished',
  'petFriendly',
  'features',
  'images',
] as const
const CARD = ['name', 'company', 'phone', 'photoUrl', 'color', 'licenseNumber'] as const
const PAGE = [...CARD, 'logoUrl', 'noticePath'] as const

/** SHOW-03: the facts that each output shows. A fact that a row does not name is empty in that output. */
export const OUTPUTS = {
  clientSheet: forClients({
    listing: [
      ...SHEET,
      'title',
      'description',
      'summary',
      'location',
      'coordinates',
      'code',
      'link',
      ...TOURS,
    ],
    own: ['secondPrice', 'maintenanceFee'],
    agent: [...CARD, 'logoUrl', 'links'],
  }),
  colleagueSheet: forColleagues({
    listing: [...SHEET, ...AREA],
    own: ['secondPrice', 'maintenanceFee', 'sharedCommissionPercentage'],
  }),
  poster: forClients({
    listing: [...OFFER, 'images', 'title', 'location', 'coordinates', 'link'],
    own: ['maintenanceFee'],
    agent: [...CARD, 'logoUrl'],
  }),
  clientPicture: forClients({
    listing: [...OFFER, 'images', 'title', 'location', 'link'],
    own: ['maintenanceFee'],
    agent: CARD,
  }),
  colleaguePicture: forColleagues({
    listing: [...OFFER, 'images', ...AREA],
    own: ['maintenanceFee', 'sharedCommissionPercentage'],
  }),
  selection: forClients({
    listing: [
      ...OFFER,
      'title',
      'description',
      'location',
      'colonia',
      'city',
      'features',
      'images',
      'coverSizes',
      'secondPrice',
      ...TOURS,
    ],
    own: ['secondPrice', 'maintenanceFee'],
    agent: PAGE,
    client: ['first_name'],
  }),
  ownerReport: forClients({
    listing: [
      'title',
      'location',
      'propertyType',
      'operation',
      'price',
      'currency',
      'pricePeriod',
      'images',
      'coverSizes',
      'publishedAt',
    ],
    agent: [...PAGE, 'links'],
    client: ['first_name'],
  }),
  documentShare: forClients({ agent: PAGE }),
  privacyNotice: forClients({ agent: PAGE }),
  contactForm: forClients({ agent: PAGE }),
  agentSite: forClients({
    listing: [
      ...SHEET,
      ...AREA,
      ...TOURS,
      'title',
      'description',
      'location',
      'coordinates',
      'saleStatus',
      'rentalStatus',
      'coverSizes',
    ],
    own: ['secondPrice', 'maintenanceFee'],
    agent: [...PAGE, 'links'],
  }),
  listingMessage: forClients({
    listing: [
      ...PRICE,
      'secondPrice',
      'title',
      'bedrooms',
      'bathrooms',
      'area',
      'location',
      'link',
    ],
    own: ['secondPrice'],
  }),
  listingOffer: forClients({
    listing: [...PRICE, 'secondPrice', 'title', 'link'],
    own: ['secondPrice'],
    client: ['first_name'],
  }),
  printedListing: forClients({
    listing: [
      ...OFFER,
      ...AREA,
      'secondPrice',
      'furnished',
      'petFriendly',
      'features',
      'images',
      'title',
      'description',
      'location',
      'availableFrom',
      'code',
      'agentName',
      'link',
    ],
    own: ['secondPrice', 'maintenanceFee'],
    agent: ['name', 'company', 'phone', 'email'],
  }),
  listingsExport: forAgent({
    listing: [
      ...STATED_PRICE,
      'propertyType',
      ...MEASURES,
      ...AREA,
      'title',
      'location',
      'code',
      'link',
      'secondPrice',
    ],
    own: ['secondPrice', 'sharedCommissionPercentage', 'isArchived'],
  }),
  clientsExport: forAgent({ client: namesOf(CLIENT_FIELDS) }),
} satisfies Record<string, Shown>

export type Output = keyof typeof OUTPUTS
