import type { Tables } from '../database/index.ts'
import type { CLOSING_FIELDS, OPPORTUNITY_FIELDS } from '../opportunities/index.ts'
import type { PropertyType } from '../properties/index.ts'
import type { Colony } from './places.ts'

export interface SampleClient {
  key: string
  type: 'propietario' | 'comprador' | 'inquilino' | 'inversionista'
  firstName: string
  lastName: string | null
  status: 'active' | 'inactive' | 'lead'
  knownForDays: number
  source: string
  phone: string
  email?: string
  address?: string
  birthday?: readonly [year: 1956 | 1964 | 1976 | 1984 | 1988 | 1992, inDays: number]
  tags?: readonly string[]
  budget?: readonly [least: number | null, most: number]
  wants?: {
    types: readonly PropertyType[]
    operation: 'sale' | 'rent'
    places: readonly Colony[]
    bedrooms?: number
  }
  notes?: string
}

/** The listings are irregular in the same ways as those of real sites. */
export interface SampleListing {
  id: number
  title: string
  type: 'Casa' | 'Departamento' | 'Terreno' | 'Oficina' | 'Local comercial'
  status: 'En venta' | 'En renta' | 'Vendida'
  colony: Colony
  address: string
  price: string
  pricePostfix?: string
  pricePlaceholder?: string
  currency?: 'USD'
  bedrooms?: number
  bathrooms?: number
  built?: number
  land?: number
  parking?: number
  year?: number
  features: readonly string[]
  text: string
  picture: string
  photos: number
  leaked?: Record<string, string>
}

export interface SampleProperty {
  listing: string
  tags: readonly string[]
  saleStatus?: 'disponible' | 'apartada' | 'vendida'
  rentalStatus?: 'disponible' | 'apartada' | 'rentada'
  rentalContractEnds?: number
  savedDaysAgo: number
}

export interface SampleLink<Client = string, Listing = string> {
  listing: Listing
  client: Client
  as: 'owner' | 'buyer' | 'tenant' | 'investor'
  since: number
  until?: number
  price?: number
  commission?: number
  notes?: string
}

export type StageName =
  | 'Prospecto'
  | 'Contactado'
  | 'Visita'
  | 'Oferta'
  | 'Negociación'
  | 'Ganada'
  | 'Perdida'

type OpportunityColumn = keyof typeof OPPORTUNITY_FIELDS | keyof typeof CLOSING_FIELDS

export interface SampleOpportunity<Client = string, Listing = string> extends Partial<
  Pick<Tables<'opportunities'>, OpportunityColumn>
> {
  client: Client
  property?: Listing
  path: readonly (readonly [stage: StageName, daysAgo: number])[]
  closes: number
}

export interface SampleTask<Client = string, Listing = string> {
  title: string
  client?: Client
  property?: Listing
  priority: 'low' | 'medium' | 'high' | 'urgent'
  due?: readonly [day: number, time: string]
  state?: 'in_progress' | 'cancelled' | { doneOn: number }
  description?: string
  purpose?: 'owner_report'
}

export type SampleInteraction<Client = string> = readonly [
  day: number,
  time: string,
  client: Client,
  type: 'call' | 'email' | 'meeting' | 'whatsapp' | 'visit' | 'offer' | 'other',
  subject: string,
  outcome?: string,
  more?: { isInbound?: true; isPinned?: true },
]

export interface SampleOffice {
  clients: readonly SampleClient[]
  listings: readonly SampleListing[]
  properties: readonly SampleProperty[]
  links: readonly SampleLink[]
  opportunities: readonly SampleOpportunity[]
  tasks: readonly SampleTask[]
  interactions: readonly SampleInteraction[]
}
