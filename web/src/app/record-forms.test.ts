import { interactionSchema } from '@predio/domain/interactions'
import { jobSchema, professionalSchema } from '@predio/domain/professionals'
import { ownListingSchema } from '@predio/domain/properties'
import { PROSPECT_FIELDS, prospectSchema } from '@predio/domain/prospects'
import { scriptSchema } from '@predio/domain/scripts'
import { taskSchema } from '@predio/domain/tasks'
import { describe, expect, it } from 'vitest'
import {
  formColumns,
  RECORD_CASES,
  RECORD_TABLES,
  STAGES,
  type RecordTable,
} from '../../../test-support/record-columns.ts'
import * as jobs from '../features/directory/jobs/job-values.ts'
import * as professionals from '../features/directory/professional-values.ts'
import * as details from '../features/documents/details/details-form.ts'
import * as own from '../records/own-listings/own-listing-values.ts'
import { OWN_COLUMNS, type OwnListing } from '../records/own-listings/api/own-listing.ts'
import * as scripts from '../features/scripts/script-values.ts'
import { sameValue } from '../lib/holds-values.ts'
import { openRecord, toInput } from '../lib/record-form.ts'
import { RECORD_COLUMNS, type ClientRecord } from '../records/clients/api/read-client.ts'
import * as clients from '../records/clients/form/client-form-schema.ts'
import { ROW_COLUMNS as DOCUMENT_COLUMNS } from '../records/documents/api/document-row.ts'
import type { DocumentRow } from '../records/documents/api/document-row.ts'
import {
  INTERACTION_COLUMNS,
  type InteractionRow,
} from '../records/interactions/api/interaction-row.ts'
import * as interactions from '../records/interactions/interaction-values.ts'
import type { Stage } from '../records/opportunities/api/list-stages.ts'
import {
  ROW_COLUMNS as OPPORTUNITY_COLUMNS,
  type OpportunityRow,
} from '../records/opportunities/api/opportunity-row.ts'
import * as opportunities from '../records/opportunities/form/form-schema.ts'
import { JOB_COLUMNS, type Job } from '../records/professionals/api/list-jobs.ts'
import {
  PROFESSIONAL_COLUMNS,
  type Professional,
} from '../records/professionals/api/list-professionals.ts'
import { PROSPECT_COLUMNS, type Prospect } from '../records/prospects/api/prospect-row.ts'
import { SCRIPT_COLUMNS, type Script } from '../records/scripts/api/list-scripts.ts'
import { TASK_COLUMNS, type TaskRow } from '../records/tasks/api/task-row.ts'
import * as tasks from '../records/tasks/task-values.ts'

type Values = Record<string, unknown>

interface Kind {
  select: string
  save: (row: never) => object
  /** Columns that are saved separately from the form's values; another test covers them. */
  apart?: readonly string[]
}

/** In this zone the clocks go back, but the times in `RECORD_CASES` are not among those that occur twice. */
const ZONE = 'America/Tijuana'

const STAGE_LIST = Object.entries(STAGES).map(([outcome, id]) => ({ id, outcome }) as Stage)

const KINDS: Record<RecordTable, Kind> = {
  clients: {
    select: RECORD_COLUMNS,
    save: (row: ClientRecord) => clients.toRecord(clients.toForm(row)).client,
  },
  client_preferences: {
    select: /\((.+)\)/.exec(RECORD_COLUMNS)?.[1] ?? '',
    save: (preferences: ClientRecord['preferences']) => {
      const client = { ...RECORD_CASES.clients.full, preferences } as ClientRecord
      return clients.toRecord(clients.toForm(client)).preferences ?? {}
    },
  },
  opportunities: {
    select: OPPORTUNITY_COLUMNS,
    save: (row: OpportunityRow) => opportunities.toRow(opportunities.toInput(row), STAGE_LIST),
  },
  tasks: {
    select: TASK_COLUMNS,
    save: (row: TaskRow) => taskSchema.parse(tasks.toTaskInput(tasks.toForm(row, ZONE), ZONE, row)),
  },
  interactions: {
    select: INTERACTION_COLUMNS,
    save: (row: InteractionRow) =>
      interactionSchema.parse(
        interactions.toInteractionInput(interactions.toForm(row, ZONE), ZONE, row),
      ),
    apart: ['photos'],
  },
  properties: {
    select: OWN_COLUMNS,
    save: (row: OwnListing) => ownListingSchema.parse(own.toForm({ ...row, owner: null })),
  },
  professionals: {
    select: PROFESSIONAL_COLUMNS,
    save: (row: Professional) => professionalSchema.parse(professionals.toForm(row)),
  },
  professional_jobs: {
    select: JOB_COLUMNS,
    save: (row: Job) => jobSchema.parse(jobs.toJobInput(jobs.toForm(row))),
  },
  sales_scripts: {
    select: SCRIPT_COLUMNS,
    save: (row: Script) => scriptSchema.parse(scripts.toForm(row)),
  },
  documents: {
    select: DOCUMENT_COLUMNS,
    save: (row: DocumentRow) => details.toDetails(details.toDetailsForm(row)),
  },
  prospects: {
    select: PROSPECT_COLUMNS,
    save: (row: Prospect) =>
      prospectSchema.parse(toInput(PROSPECT_FIELDS, openRecord(PROSPECT_FIELDS, row))),
  },
}

function read(select: string, row: Values): Values {
  const asked = select.replaceAll(/\([^)]*\)/g, '').split(', ')
  return Object.fromEntries(asked.map((name) => [name, row[name]]))
}

function columnsOf(table: RecordTable): string[] {
  const apart = KINDS[table].apart ?? []
  return formColumns(table).filter((column) => !apart.includes(column))
}

function save(table: RecordTable, row: Values): Values {
  const { select, save } = KINDS[table]
  return { ...save(read(select, row) as never) }
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

describe.each(RECORD_TABLES)('SAVE-20 the form of %s', (table) => {
  const { full, empty, other } = RECORD_CASES[table] as Record<'full' | 'empty' | 'other', Values>

  it('the form of a table saves every column except those that the test names as not of the form', () => {
    const saved = Object.keys(save(table, full))
    const columns = columnsOf(table)
    expect(
      {
        notSaved: columns.filter((column) => !saved.includes(column)),
        noColumnOfForms: saved.filter((column) => !columns.includes(column)),
      },
      `columns of ${table}`,
    ).toEqual({ notSaved: [], noColumnOfForms: [] })
    expect(
      Object.keys(full).filter((column) => isEmpty(full[column])),
      `columns of ${table} without a value to try`,
    ).toEqual([])
  })

  it.each([
    ['with every value', full],
    ['with none that may be missing', { ...full, ...empty }],
    ['with another choice', { ...full, ...other }],
  ])('a save changes no value that the person did not touch, %s', (_, row) => {
    const saved = save(table, row)
    const changed = columnsOf(table).filter((column) => !sameValue(saved[column], row[column]))
    expect(
      changed.map((column) => [column, row[column], saved[column]]),
      `columns of ${table} that a save of the untouched form changes`,
    ).toEqual([])
  })
})

const FILES = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Tables that no form of fields saves. */
const WITHOUT_FIELDS = [
  'agent_sites',
  'client_consents',
  'document_shares',
  'document_templates',
  'follow_up_plans',
  'follow_up_runs',
  'owner_reports',
  'privacy_notices',
  'property_clients',
  'saved_views',
  'valuations',
  'whatsapp_messages',
]

it('SAVE-20 this file tests every table that a form of fields saves', () => {
  const saved = Object.values(FILES).flatMap((text) =>
    [...text.matchAll(/recordKind\(\{\s*table: '(\w+)'/g)].map(([, table]) => table!),
  )
  expect(saved.length).toBeGreaterThan(20)
  const tried: readonly string[] = RECORD_TABLES
  const others = [...new Set(saved)].filter((table) => !tried.includes(table))
  expect(others.toSorted(), 'tables that stand nowhere in record-columns.ts').toEqual(
    WITHOUT_FIELDS,
  )
})
