import { storedClientSchema } from '@predio/domain/clients'
import {
  exportClients,
  exportInteractions,
  exportListings,
  exportOpportunities,
  exportTasks,
} from '@predio/domain/csv'
import { OUTPUTS } from '@predio/domain/outputs'
import { camelCase, fromOwnRow, OWN_ONLY, type OwnRow } from '@predio/domain/properties'
import { expect, it } from 'vitest'
import {
  formColumns,
  RECORD_CASES,
  RECORD_TABLES,
  type RecordTable,
} from '../../../test-support/record-columns.ts'
import { localFacts } from '../records/own-data/local-facts.ts'
import { LISTED_INTERACTION } from '../records/interactions/api/list-interactions.ts'
import { ROW_COLUMNS } from '../records/opportunities/api/opportunity-row.ts'
import { LISTED_TASK } from '../records/tasks/api/list-tasks.ts'
import { LOCAL_COLUMNS } from '../records/listings/api/list-local-properties.ts'
import type { LocalProperty } from '../records/listings/local-property.ts'

type Row = Record<string, unknown>

interface File {
  write: (row: Row) => string
  /** EXPORT-20 and INT-12: columns that the list's file leaves out; only 'Exportar todo' has them. */
  without: readonly string[]
}

const NO_FILE = { write: () => '', without: null }

const ZONE = 'America/Merida'

const nameOf = (kind: string, id: unknown) => (typeof id === 'string' ? `${kind} ${id}` : null)

function read(select: string, row: Row): never {
  const named: Row = {
    ...row,
    closed_at: null,
    completed_at: null,
    created_at: '2026-11-18T12:00:00Z',
    stage_changed_at: '2026-11-18T12:00:00Z',
    updated_at: '2026-11-18T12:00:00Z',
    client_name: nameOf('Cliente', row['client_id']),
    property_title: nameOf('Casa', row['property_id']),
    stage_name: nameOf('Etapa', row['stage_id']),
    moment: row['scheduled_at'] ?? '2026-11-18T12:00:00Z',
    amount: row['closed_amount'] ?? row['expected_amount'],
  }
  return Object.fromEntries(select.split(', ').map((column) => [column, named[column]])) as never
}

function listingOf(row: Row): string {
  const stored: LocalProperty = read(LOCAL_COLUMNS, { ...row, own_number: 1, status: 'active' })
  const listing = fromOwnRow(stored as unknown as OwnRow)
  const { badge } = localFacts(listing, stored)
  return exportListings([{ listing, status: badge.label, tags: [] }])
}

const LISTED: readonly string[] = OUTPUTS.listingsExport.own

const FILES: Record<RecordTable, File | typeof NO_FILE> = {
  clients: {
    write: (row) => exportClients([{ client: storedClientSchema.parse(row), consents: [] }], ZONE),
    without: [],
  },
  client_preferences: NO_FILE,
  opportunities: {
    write: (row) => exportOpportunities([read(ROW_COLUMNS, row)], ZONE),
    without: [],
  },
  tasks: { write: (row) => exportTasks([read(LISTED_TASK, row)], ZONE), without: [] },
  interactions: {
    write: (row) => exportInteractions([read(LISTED_INTERACTION, row)], ZONE),
    without: ['opportunity_id', 'is_inbound', 'photos'],
  },
  properties: {
    write: listingOf,
    without: [
      'description',
      'images',
      'features',
      'private_note',
      'video_url',
      'tour_url',
      ...OWN_ONLY.filter((name) => !LISTED.includes(camelCase(name))),
    ],
  },
  professionals: NO_FILE,
  professional_jobs: NO_FILE,
  sales_scripts: NO_FILE,
  documents: NO_FILE,
  prospects: NO_FILE,
}

const OTHERS: Row = {
  type: 'sale',
  first_name: 'Luz',
  last_name: 'Uc',
  status: 'cancelled',
  title: 'Otra',
  subject: 'Otro',
  priority: 'low',
  price: 7,
  currency: 'MXN',
  location: 'Centro',
  property_type: 'terreno',
  operation: 'rent',
  operations: ['sale'],
  stage_id: 'another',
  client_id: 'another',
  is_inbound: false,
}

it.each(RECORD_TABLES)(
  'EXPORT-18 EXPORT-20 the file of %s has every column of its form',
  (table) => {
    const { full, empty, other } = RECORD_CASES[table] as Record<'full' | 'empty' | 'other', Row>
    const { write, without } = FILES[table]
    if (without === null) return
    const otherOf = (column: string) =>
      (table === 'clients' && { type: 'comprador', status: 'active' }[column]) ||
      (OTHERS[column] ?? empty[column])
    // Some columns are written only if another one has a certain value, such as the months of a rent.
    const bases = [full, { ...full, ...other }, { ...full, ...empty }]
    const shown = (column: string) =>
      bases.some(
        (base) =>
          write({ ...base, [column]: full[column] }) !==
          write({ ...base, [column]: otherOf(column) }),
      )
    expect(
      formColumns(table)
        .filter((column) => !shown(column))
        .toSorted(),
      `columns of ${table} that its file lacks`,
    ).toEqual(without.toSorted())
  },
)
