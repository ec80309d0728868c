import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/types.ts'
import { CLIENTS, type ClientKey } from '../samples/clients.ts'
import { OPPORTUNITIES } from '../samples/opportunities.ts'
import { PROPERTIES, type PropertyKey } from '../samples/properties.ts'
import { SCRIPTS } from '../samples/scripts.ts'
import type { SiteAddress } from '../site/site-address.ts'
import type { Calendar } from './calendar.ts'

/** What the steps of one seeding share: the transaction, the days, and the ids of what the samples name. */
export interface Seeding {
  tx: Transaction
  calendar: Calendar
  site: SiteAddress
  clientId: (key: ClientKey | undefined) => string | null
  propertyId: (key: PropertyKey | undefined) => string | null
  /** Of the client's deal, if there is one. */
  opportunityId: (client: ClientKey) => string | null
  /** The property the client's deal is about. */
  dealProperty: (client: ClientKey) => string | null
  scriptId: (title: string | undefined) => string | null
}

export function createSeeding(tx: Transaction, calendar: Calendar, site: SiteAddress): Seeding {
  const clients = idsFor(CLIENTS.map(({ key }) => key))
  const properties = idsFor(PROPERTIES.map(({ listing }) => listing))
  const opportunities = idsFor(OPPORTUNITIES.map(({ client }) => client))
  const scripts = idsFor(SCRIPTS.map(({ title }) => title))
  const deals = new Map<string, PropertyKey>(
    OPPORTUNITIES.flatMap((deal) => ('property' in deal ? [[deal.client, deal.property]] : [])),
  )
  const propertyId = (key: PropertyKey | undefined) => properties.get(key ?? '') ?? null
  return {
    tx,
    calendar,
    site,
    clientId: (key) => clients.get(key ?? '') ?? null,
    propertyId,
    opportunityId: (client) => opportunities.get(client) ?? null,
    dealProperty: (client) => propertyId(deals.get(client)),
    scriptId: (title) => scripts.get(title ?? '') ?? null,
  }
}

function idsFor(keys: readonly string[]): Map<string, string> {
  return new Map(keys.map((key) => [key, randomUUID()]))
}
