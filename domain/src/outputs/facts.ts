import { CLIENT_FIELDS } from '../clients/index.ts'
import type { Tables } from '../database/index.ts'
import { type Field, mapFields } from '../fields/index.ts'
import type { Identity } from '../identity/index.ts'
import {
  camelCase,
  OWN_LISTING_FIELDS,
  OWN_ONLY,
  type CamelCase,
  type OwnFacts,
  type OwnOnly,
  type Property,
} from '../properties/index.ts'

/**
 * SHOW-01: `public` facts tell neither who the agent is nor where exactly the property is. `colleagues` facts are for other agents, not for
 * clients. `identity` facts are for readers who may know the agent; free texts are among them, because they may name the agent. `private`
 * facts are for the agent alone.
 */
export type FactClass = 'public' | 'colleagues' | 'identity' | 'private'

interface Fact<T> {
  class: FactClass
  empty: T
}

/** The table has one entry for each fact, so a fact without a class does not compile. */
export type FactTable<Values> = { readonly [K in keyof Values]-?: Fact<Values[K]> }

export type ListingValues = Omit<Property, 'own'>
type ClientFields = typeof CLIENT_FIELDS
export type ClientValues = Pick<Tables<'clients'>, keyof ClientFields | 'needs_review'>
export type AgentValues = Omit<Identity, 'color'> & {
  color: string | null
  noticePath: string | null
  email: string | null
}

const NEUTRAL_COLOR = '#33424f'

export const LISTING_FACTS = {
  id: { class: 'private', empty: 0 },
  rowId: { class: 'private', empty: '' },
  title: { class: 'identity', empty: '' },
  description: { class: 'identity', empty: '' },
  summary: { class: 'identity', empty: '' },
  price: { class: 'public', empty: null },
  currency: { class: 'public', empty: 'MXN' },
  pricePeriod: { class: 'public', empty: null },
  unitPrice: { class: 'public', empty: null },
  otherPrice: { class: 'public', empty: null },
  secondPrice: { class: 'public', empty: null },
  unreadPrice: { class: 'private', empty: '' },
  location: { class: 'identity', empty: '' },
  city: { class: 'public', empty: null },
  state: { class: 'public', empty: null },
  colonia: { class: 'public', empty: null },
  coordinates: { class: 'identity', empty: null },
  propertyType: { class: 'public', empty: 'other' },
  status: { class: 'public', empty: 'sale' },
  operation: { class: 'public', empty: 'sale' },
  operations: { class: 'public', empty: [] },
  saleStatus: { class: 'public', empty: null },
  rentalStatus: { class: 'public', empty: null },
  bedrooms: { class: 'public', empty: null },
  bathrooms: { class: 'public', empty: null },
  area: { class: 'public', empty: null },
  landArea: { class: 'public', empty: null },
  features: { class: 'public', empty: [] },
  images: { class: 'public', empty: [] },
  coverSizes: { class: 'public', empty: [] },
  yearBuilt: { class: 'public', empty: null },
  parking: { class: 'public', empty: null },
  furnished: { class: 'public', empty: false },
  petFriendly: { class: 'public', empty: false },
  unstated: { class: 'public', empty: [] },
  availableFrom: { class: 'public', empty: null },
  virtualTour: { class: 'identity', empty: null },
  video: { class: 'identity', empty: null },
  floorPlan: { class: 'identity', empty: null },
  code: { class: 'identity', empty: null },
  agentName: { class: 'identity', empty: null },
  link: { class: 'identity', empty: null },
  publishedAt: { class: 'public', empty: null },
  modifiedAt: { class: 'private', empty: null },
  language: { class: 'private', empty: null },
  translationIds: { class: 'private', empty: [] },
} as const satisfies FactTable<ListingValues>

type ClassOf<F> = F extends { class: infer Class } ? Class : 'private'

type OwnFactTable = {
  [Name in OwnOnly as CamelCase<Name>]: {
    class: ClassOf<(typeof OWN_LISTING_FIELDS)[Name]>
    empty: OwnFacts[CamelCase<Name>]
  }
}

/** The private note is not part of a `Property`, so no output can show it. */
export const OWN_FACTS = {
  id: { class: 'private', empty: '' },
  isArchived: { class: 'private', empty: false },
  isExample: { class: 'private', empty: false },
  ...(Object.fromEntries(
    OWN_ONLY.map((name): [string, Fact<unknown>] => [
      camelCase(name),
      factOf(OWN_LISTING_FIELDS[name]),
    ]),
  ) as OwnFactTable),
} as const satisfies FactTable<OwnFacts>

type ClientFacts = {
  [Name in keyof ClientFields]: Fact<ClientValues[Name]> & {
    class: ClassOf<ClientFields[Name]>
  }
}

/** Only the agent sees a field without a class. */
export const CLIENT_FACTS = {
  ...(mapFields(CLIENT_FIELDS, factOf) as ClientFacts),
  needs_review: { class: 'private', empty: false },
} as const satisfies FactTable<ClientValues>

function factOf(field: Field): Fact<unknown> {
  return { class: field.class ?? 'private', empty: emptyOf(field) }
}

function emptyOf(field: Field): unknown {
  if (field.kind === 'flag') return false
  if (field.kind === 'choice') return Object.keys(field.options)[0]
  if (field.kind === 'words') return []
  return field.kind === 'requiredText' ? '' : null
}

export const AGENT_FACTS = {
  name: { class: 'identity', empty: null },
  company: { class: 'identity', empty: null },
  phone: { class: 'identity', empty: null },
  photoUrl: { class: 'identity', empty: null },
  logoUrl: { class: 'identity', empty: null },
  color: { class: 'identity', empty: NEUTRAL_COLOR },
  licenseNumber: { class: 'identity', empty: null },
  links: { class: 'identity', empty: [] },
  noticePath: { class: 'identity', empty: null },
  email: { class: 'identity', empty: null },
} as const satisfies FactTable<AgentValues>
