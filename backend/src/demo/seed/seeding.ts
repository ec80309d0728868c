import { randomUUID } from 'node:crypto'
import {
  type Calendar,
  nameIds,
  type SampleIds,
  type SampleOffice,
  sampleRows,
} from '@predio/domain/samples'
import type { Transaction } from '../../database/types.ts'
import { CLIENTS } from '../samples/clients.ts'
import { INTERACTIONS } from '../samples/interactions.ts'
import { LISTINGS } from '../samples/listings.ts'
import { OPPORTUNITIES } from '../samples/opportunities.ts'
import { LINKS, PROPERTIES } from '../samples/properties.ts'
import { SCRIPTS } from '../samples/scripts.ts'
import { TASKS } from '../samples/tasks.ts'
import type { SiteAddress } from '../site/site-address.ts'

const OFFICE: SampleOffice = {
  clients: CLIENTS,
  listings: LISTINGS,
  properties: PROPERTIES,
  links: LINKS,
  opportunities: OPPORTUNITIES,
  tasks: TASKS,
  interactions: INTERACTIONS,
}

export interface Seeding extends SampleIds {
  tx: Transaction
  calendar: Calendar
  site: SiteAddress
  rows: ReturnType<typeof sampleRows>
  scriptId: (title: string | undefined) => string | null
}

export function createSeeding(tx: Transaction, calendar: Calendar, site: SiteAddress): Seeding {
  const ids = nameIds(OFFICE, randomUUID)
  const scripts = new Map<string, string>(SCRIPTS.map(({ title }) => [title, randomUUID()]))
  return {
    ...ids,
    tx,
    calendar,
    site,
    rows: sampleRows(OFFICE, ids, calendar),
    scriptId: (title) => scripts.get(title ?? '') ?? null,
  }
}
