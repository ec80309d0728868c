import type { TablesInsert } from '../database/index.ts'
import { mapFields } from '../fields/index.ts'
import { CLOSING_FIELDS, OPPORTUNITY_FIELDS } from '../opportunities/index.ts'
import type { Calendar } from './calendar.ts'
import { PLACES } from './places.ts'
import type { SampleListing, SampleOffice } from './sample.ts'

export interface SampleIds {
  clientId: (key: string | undefined) => string | null
  propertyId: (key: string | undefined) => string | null
  opportunityId: (client: string) => string | null
  dealProperty: (client: string) => string | null
}

export function nameIds(office: SampleOffice, newId: () => string): SampleIds {
  const idsFor = (keys: readonly string[]) => new Map(keys.map((key) => [key, newId()]))
  const clients = idsFor(office.clients.map(({ key }) => key))
  const properties = idsFor(office.properties.map(({ listing }) => listing))
  const opportunities = idsFor(office.opportunities.map(({ client }) => client))
  const deals = new Map(office.opportunities.map(({ client, property }) => [client, property]))
  const propertyId = (key: string | undefined) => properties.get(key ?? '') ?? null
  return {
    clientId: (key) => clients.get(key ?? '') ?? null,
    propertyId,
    opportunityId: (client) => opportunities.get(client) ?? null,
    dealProperty: (client) => propertyId(deals.get(client)),
  }
}

/** The owner of a row is the table's default. The stage of an opportunity is given by its name. */
export function sampleRows(office: SampleOffice, ids: SampleIds, calendar: Calendar) {
  return {
    properties: propertyRows(office, ids, calendar),
    clients: clientRows(office, ids, calendar),
    client_preferences: preferenceRows(office, ids),
    property_clients: linkRows(office, ids, calendar),
    opportunities: opportunityRows(office, ids, calendar),
    tasks: taskRows(office, ids, calendar),
    interactions: interactionRows(office, ids, calendar),
  }
}

function propertyRows(office: SampleOffice, ids: SampleIds, calendar: Calendar) {
  return office.properties.map((sample) => {
    const listing = office.listings.find(({ picture }) => picture === sample.listing)
    if (!listing) throw new Error(`no listing has the picture ${sample.listing}`)
    return {
      listing,
      row: {
        ...listingColumns(listing),
        id: ids.propertyId(sample.listing) ?? '',
        operation: sample.rentalStatus ? 'rent' : 'sale',
        status: 'active',
        sale_status: sample.saleStatus ?? null,
        rental_status: sample.rentalStatus ?? null,
        rental_contract_end:
          sample.rentalContractEnds === undefined ? null : calendar.day(sample.rentalContractEnds),
        tags: [...sample.tags],
        created_at: calendar.at(-sample.savedDaysAgo, '12:20'),
      } satisfies TablesInsert<'properties'>,
    }
  })
}

const TYPES = {
  Casa: 'casa',
  Departamento: 'departamento',
  Terreno: 'terreno',
  Oficina: 'oficina',
  'Local comercial': 'local',
} as const satisfies Record<SampleListing['type'], string>

export function listingColumns(listing: SampleListing) {
  const { city, state } = PLACES[listing.colony]
  return {
    title: plainTitle(listing),
    description: listing.text,
    price: Number(listing.price.replaceAll(/[^\d.]/g, '')),
    currency: listing.currency ?? ('MXN' as const),
    location: `${listing.colony}, ${city}, ${state}`,
    property_type: TYPES[listing.type],
    bedrooms: listing.bedrooms ?? null,
    bathrooms: listing.bathrooms ?? null,
    area: listing.built ?? listing.land ?? null,
    features: [...listing.features],
  }
}

export function plainTitle({ title }: Pick<SampleListing, 'title'>): string {
  return title.replaceAll('&#038;', '&').replaceAll('&#8217;', '’')
}

function clientRows({ clients }: SampleOffice, { clientId }: SampleIds, calendar: Calendar) {
  return clients.map((client, index) => ({
    id: clientId(client.key) ?? '',
    type: client.type,
    first_name: client.firstName,
    last_name: client.lastName,
    needs_review: client.lastName === null,
    email: client.email ?? null,
    phone: client.phone,
    whatsapp: client.phone,
    birthday: client.birthday
      ? `${client.birthday[0]}${calendar.day(client.birthday[1]).slice(4)}`
      : null,
    address: client.address ?? null,
    notes: client.notes ?? null,
    tags: [...(client.tags ?? [])],
    status: client.status,
    source: client.source,
    budget_min: client.budget?.[0] ?? null,
    budget_max: client.budget?.[1] ?? null,
    created_at: calendar.before(
      -client.knownForDays,
      `${String(9 + (index % 9)).padStart(2, '0')}:${10 + (index % 5) * 10}`,
    ),
  }))
}

function preferenceRows({ clients }: SampleOffice, { clientId }: SampleIds) {
  return clients.flatMap(({ key, wants, budget }) =>
    wants
      ? [
          {
            client_id: clientId(key) ?? '',
            property_type: [...wants.types],
            operation: wants.operation,
            min_price: budget?.[0] ?? null,
            max_price: budget?.[1] ?? null,
            locations: [...wants.places],
            bedrooms: wants.bedrooms ?? null,
          },
        ]
      : [],
  )
}

function linkRows({ links, properties }: SampleOffice, ids: SampleIds, calendar: Calendar) {
  const savedOn = new Map(properties.map(({ listing, savedDaysAgo }) => [listing, -savedDaysAgo]))
  return links.map((link) => ({
    property_id: ids.propertyId(link.listing) ?? '',
    client_id: ids.clientId(link.client) ?? '',
    relationship_type: link.as,
    start_date: calendar.day(link.since),
    end_date: link.until === undefined ? null : calendar.day(link.until),
    price: link.price ?? null,
    commission_percentage: link.commission ?? null,
    notes: link.notes ?? null,
    status: link.until === undefined ? ('active' as const) : ('ended' as const),
    created_at: calendar.at(Math.max(link.since, savedOn.get(link.listing) ?? link.since), '12:40'),
  }))
}

const UNSTATED = mapFields(
  { ...OPPORTUNITY_FIELDS, ...CLOSING_FIELDS },
  ({ fallback }) => fallback ?? null,
) as Partial<TablesInsert<'opportunities'>>

export const enteredAt = (calendar: Calendar, daysAgo: number) => calendar.before(-daysAgo, '13:05')

function opportunityRows({ opportunities }: SampleOffice, ids: SampleIds, calendar: Calendar) {
  return opportunities.map(({ client, property, path, closes, ...columns }) => {
    const [, firstDay] = path[0] ?? ['Prospecto', 0]
    const [stage, day] = path.at(-1) ?? ['Prospecto', 0]
    const entered = enteredAt(calendar, day)
    return {
      ...UNSTATED,
      ...columns,
      id: ids.opportunityId(client) ?? '',
      client_id: ids.clientId(client),
      property_id: ids.propertyId(property),
      stage,
      expected_close_date: calendar.day(closes),
      closed_at: stage === 'Ganada' || stage === 'Perdida' ? entered : null,
      stage_changed_at: entered,
      created_at: enteredAt(calendar, firstDay),
      updated_at: entered,
    }
  })
}

function taskRows({ tasks }: SampleOffice, ids: SampleIds, calendar: Calendar) {
  return tasks.map((task, index) => {
    const { state, due } = task
    const done = typeof state === 'object' ? state.doneOn : undefined
    const written = Math.min(due?.[0] ?? 0, done ?? 0, 0) - 2 - (index % 3)
    return {
      title: task.title,
      description: task.description ?? null,
      status:
        done !== undefined
          ? ('completed' as const)
          : typeof state === 'string'
            ? state
            : ('pending' as const),
      priority: task.priority,
      due_date: due ? calendar.at(...due) : null,
      completed_at: done === undefined ? null : calendar.before(done, due?.[1] ?? '12:00'),
      client_id: ids.clientId(task.client),
      property_id: ids.propertyId(task.property),
      purpose: task.purpose ?? null,
      created_at: calendar.at(written, '08:45'),
    }
  })
}

function interactionRows({ interactions }: SampleOffice, ids: SampleIds, calendar: Calendar) {
  return interactions.map(([day, time, client, type, subject, outcome, more]) => ({
    client_id: ids.clientId(client),
    property_id: ids.dealProperty(client),
    opportunity_id: ids.opportunityId(client),
    type,
    subject,
    scheduled_at: calendar.at(day, time),
    outcome: outcome ?? null,
    is_inbound: more?.isInbound ?? false,
    pinned_at: more?.isPinned ? calendar.at(day, time) : null,
    created_at: outcome ? calendar.before(day, time) : calendar.before(-1, '18:30'),
  }))
}
