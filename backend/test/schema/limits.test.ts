import {
  CLIENT_FIELDS,
  clientSchema,
  PREFERENCE_FIELDS,
  preferencesSchema,
  storedClientSchema,
} from '@predio/domain/clients'
import { DOCUMENT_FIELDS, documentSchema } from '@predio/domain/documents'
import { INTERACTION_FIELDS, interactionSchema } from '@predio/domain/interactions'
import { type Field, type Fields, mapFields } from '@predio/domain/fields'
import {
  CLOSING_FIELDS,
  closingSchema,
  OPPORTUNITY_FIELDS,
  opportunitySchema,
} from '@predio/domain/opportunities'
import {
  JOB_FIELDS,
  jobSchema,
  PROFESSIONAL_FIELDS,
  professionalSchema,
} from '@predio/domain/professionals'
import { OWN_LISTING_FIELDS, ownListingSchema } from '@predio/domain/properties'
import { PROSPECT_FIELDS, prospectSchema } from '@predio/domain/prospects'
import { SCRIPT_FIELDS, scriptSchema } from '@predio/domain/scripts'
import { TASK_FIELDS, taskSchema } from '@predio/domain/tasks'
import { whatsappMessageSchema } from '@predio/domain/whatsapp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  formColumns,
  RECORD_TABLES,
  type RecordTable,
} from '../../../test-support/record-columns.ts'
import { attempt, createAgent, insertText, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

/** The forms' schemas and the tables' constraints have the same rules: neither may be stricter than the other. */
type Row = Record<string, unknown>

interface Subject {
  table: string
  schema: { safeParse: (value: unknown) => { success: boolean; data?: unknown } }
  base: (agent: Agent) => Row
  probes: Record<string, unknown[]>
  leaveOut?: string
}

const [WON, LOST] = [6, 7].map((n) => `57a60000-0000-4000-8000-00000000000${n}`)

const long = (...lengths: number[]) => lengths.map((length) => 'á'.repeat(length))
const MAX_PESOS = 999_999_999_999.99
const amounts = [null, 0, 0.01, MAX_PESOS, -0.01, 1e12]
const emails = [null, 'ana@correo.mx', 'ana', 'ana@correo', `${'a'.repeat(250)}@b.mx`]
const phones = [null, '+529991234567', '+123456789012345', '12345', '+1234567890123456']
const chosen = ({ ids }: Agent) => ({ client_id: ids['clients'] })
const references = [null, 'x']
const days = [
  null,
  '1900-01-01',
  '2199-12-31',
  '1899-12-31',
  '2200-01-01',
  '2026-02-29',
  'infinity',
]
const moments = [null, '2026-11-18T15:30:00Z', 'mañana', 'infinity']
const words = [
  [],
  long(300),
  long(301),
  Array.from({ length: 200 }, (_, at) => `zona ${at}`),
  Array.from({ length: 201 }, (_, at) => `zona ${at}`),
]
const areas = [null, 0, 99_999_999, -0.01]
const linksTo = (max: number) => [
  null,
  'https://youtu.be/a1',
  'http://youtu.be/a1',
  'youtu.be/a1',
  'javascript:alert(1)',
  'https://',
  'https://youtu.be/a 1',
  ...[max, max + 1].map((length) => 'https://youtu.be/'.padEnd(length, 'a')),
]
const photograph = 'https://correo.mx/a.webp'

function probesOf(fields: Fields): Subject['probes'] {
  return mapFields(fields, probesOfField)
}

function probesOfField(field: Field): unknown[] {
  switch (field.kind) {
    case 'text':
      return [null, ...long(field.max, field.max + 1)]
    case 'requiredText': {
      const { min = 1, max } = field
      return ['', '  ', ' A ', ...long(min, max, max + 1)]
    }
    case 'email':
      return emails
    case 'link':
      return linksTo(field.max)
    case 'phone':
      return phones
    case 'words':
      return words
    case 'choice':
      return [...Object.keys(field.options), '', 'castillo']
    case 'optionalChoice':
      return [...Object.keys(field.options), null, 'castillo']
    case 'choices':
      return [[], Object.keys(field.options), ['castillo']]
    case 'day':
      return days
    case 'amount':
      return amounts
    case 'number':
      return [null, field.min, field.max, field.min - field.step, field.max + field.step]
    case 'moment':
      return moments
    case 'flag':
      return [true, false]
    case 'record':
      return ['x']
    case 'optionalRecord':
      return references
  }
}

/** `offer` is stored in two columns, and the end of exclusivity has a subject of its own. */
const { offer: _offer, exclusive_until: _until, ...FIELDS_OF_LISTING } = OWN_LISTING_FIELDS

const SUBJECTS: Subject[] = [
  {
    table: 'properties',
    schema: ownListingSchema,
    base: () => ({
      title: 'Casa en Itzimná',
      offer: 'both',
      operations: ['sale', 'rent'],
      property_type: 'casa',
      price: 100,
    }),
    leaveOut: 'offer',
    probes: {
      ...probesOf(FIELDS_OF_LISTING),
      price: [0.01, MAX_PESOS, -0.01, 1e12],
      // Only the form has upper limits, because copies of a site's listings may exceed them.
      bedrooms: [null, 0, 99, -1],
      bathrooms: [null, 0, 2.5, 99, -0.5],
      area: areas,
      land_area: areas,
      images: [[], [photograph], Array.from({ length: 30 }, () => photograph)],
    },
  },
  {
    table: 'properties',
    schema: ownListingSchema,
    base: () => ({
      title: 'Casa en Itzimná',
      offer: 'sale',
      property_type: 'casa',
      price: 100,
      is_exclusive: true,
    }),
    leaveOut: 'offer',
    probes: {
      exclusive_until: days,
    },
  },
  {
    table: 'clients',
    schema: clientSchema,
    base: () => ({ type: 'comprador', first_name: 'Ana', last_name: 'Núñez' }),
    probes: {
      ...probesOf(CLIENT_FIELDS),
      birthday: [null, '1980-02-29', '1900-01-01', '1899-12-31', '2200-01-01', 'infinity'],
    },
  },
  {
    table: 'clients',
    schema: clientSchema,
    base: () => ({ type: 'comprador', first_name: 'Ana', last_name: 'Núñez', budget_max: 100 }),
    probes: { budget_min: [99.99, 100, 100.01] },
  },
  {
    table: 'clients',
    schema: storedClientSchema,
    base: () => ({ type: 'comprador', first_name: 'Lupita', needs_review: true }),
    probes: { last_name: [null, '', 'B', ...long(2, 50, 51)] },
  },
  {
    // The form refuses a future birthday; the table accepts it.
    table: 'clients',
    schema: storedClientSchema,
    base: () => ({ type: 'comprador', first_name: 'Ana', last_name: 'Núñez' }),
    probes: { birthday: ['2199-12-31', '2200-01-01'] },
  },
  {
    table: 'clients',
    schema: storedClientSchema,
    base: () => ({ type: 'comprador', first_name: 'Lupita', last_name: null }),
    probes: { needs_review: [true, false] },
  },
  {
    table: 'professionals',
    schema: professionalSchema,
    base: () => ({ name: 'Raúl', profession: 'albañil', phone: '999 111 2233' }),
    probes: {
      ...probesOf(PROFESSIONAL_FIELDS),
      phone: [
        '+529991112233',
        '+52999111223',
        '+5299911122',
        '+13055551234',
        '+4512345678',
        '+451234567',
        '+123456789012345',
        '+1234567890123456',
      ],
    },
  },
  {
    table: 'client_preferences',
    schema: preferencesSchema,
    base: () => ({}),
    probes: probesOf(PREFERENCE_FIELDS),
  },
  {
    table: 'client_preferences',
    schema: preferencesSchema,
    base: () => ({ max_price: 100 }),
    probes: { min_price: [null, 100, 100.01, -1] },
  },
  // TASK-02 and TASK-18 state the limits of tasks.
  {
    table: 'tasks',
    schema: taskSchema,
    base: (agent) => ({
      ...chosen(agent),
      title: 'Llamar',
      property_id: agent.ids['properties'],
    }),
    probes: probesOf(TASK_FIELDS),
  },
  // INT-02 and INT-14 state the limits of interactions.
  {
    table: 'interactions',
    schema: interactionSchema,
    base: (agent) => ({
      ...chosen(agent),
      subject: 'Visita',
      property_id: agent.ids['properties'],
      opportunity_id: agent.ids['opportunities'],
    }),
    probes: probesOf(INTERACTION_FIELDS),
  },
  {
    table: 'opportunities',
    schema: opportunitySchema,
    base: (agent) => ({
      ...chosen(agent),
      property_id: agent.ids['properties'],
      stage_id: WON,
    }),
    probes: {
      ...probesOf(OPPORTUNITY_FIELDS),
      property_id: references,
      stage_id: [WON, null, 'x'],
    },
  },
  {
    table: 'opportunities',
    schema: closingSchema,
    leaveOut: 'outcome',
    base: () => ({ outcome: 'won', stage_id: WON, closed_amount: 5 }),
    probes: {
      ...probesOf(CLOSING_FIELDS),
      // Won opportunities in the table may lack an amount.
      closed_amount: [0.01, MAX_PESOS, -1, 1e12],
    },
  },
  {
    table: 'opportunities',
    schema: closingSchema,
    leaveOut: 'outcome',
    base: () => ({ outcome: 'lost', stage_id: LOST, closed_reason: 'Ya no busca' }),
    probes: { closed_reason: long(1, 500, 501) },
  },
  {
    table: 'sales_scripts',
    schema: scriptSchema,
    base: () => ({ title: 'Primera llamada', category: 'cierre', content: 'Hola' }),
    probes: probesOf(SCRIPT_FIELDS),
  },
  {
    table: 'professional_jobs',
    schema: jobSchema,
    base: (agent) => ({
      professional_id: agent.ids['professionals'],
      property_id: agent.ids['properties'],
      description: 'Pintó la fachada',
      job_date: '2026-11-18',
    }),
    probes: probesOf(JOB_FIELDS),
  },
  {
    table: 'documents',
    schema: documentSchema,
    base: (agent) => ({
      ...chosen(agent),
      name: 'Contrato',
      category: 'contract',
      content: 'Texto',
      property_id: agent.ids['properties'],
    }),
    probes: probesOf(DOCUMENT_FIELDS),
  },
  {
    table: 'prospects',
    schema: prospectSchema,
    base: (agent) => ({
      source: 'paste',
      source_name: 'Inmuebles24',
      name: 'Ana Pech',
      phone: '+529991234567',
      email: 'ana@correo.mx',
      message: '¿Sigue disponible?',
      listing_text: 'EB-1234',
      property_id: agent.ids['properties'],
    }),
    probes: probesOf(PROSPECT_FIELDS),
  },
  // WHATSAPP-03 states the limits of messages.
  {
    table: 'whatsapp_messages',
    schema: whatsappMessageSchema,
    base: (agent) => ({ ...chosen(agent), content: 'Hola' }),
    probes: { content: ['', ' ', ...long(1, 4096, 4097)] },
  },
]

/** The form's schema does not judge these columns alone. */
const PROVED_BY_OTHERS: { [Table in RecordTable]?: readonly string[] } = {
  // The schema derives these columns from `offer` and the place, so every probe of a listing stores them.
  properties: ['operation', 'operations', 'location'],
  interactions: ['photos'],
}

const CASES = SUBJECTS.flatMap((subject) =>
  Object.entries(subject.probes).flatMap(([field, values]) =>
    values.map((value) => ({ subject, field, value, name: `${subject.table}.${field}` })),
  ),
)

let database: TestDatabase
let agent: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  agent = await createAgent(database.owner)
  await database.owner.query('delete from client_preferences where user_id = $1', [agent.id])
})
afterAll(() => database.drop())

describe('what a form accepts is what its table accepts', () => {
  it.each(CASES)('form and table agree on $name: $value', async ({ subject, field, value }) => {
    const given = { ...subject.base(agent), [field]: value }
    const judged = subject.schema.safeParse(given)
    const row = judged.success ? { ...given, ...(judged.data as Row) } : given
    const stored = await store(subject, row)
    const verdict = stored === 1 ? 'taken' : /^22|^23/.test(String(stored)) ? 'refused' : stored
    expect(verdict).toBe(judged.success ? 'taken' : 'refused')
  })
})

it.each(RECORD_TABLES)(
  'every column of the form of %s is tried with values at its limits',
  (table) => {
    const probed = SUBJECTS.filter((subject) => subject.table === table).flatMap(({ probes }) =>
      Object.keys(probes),
    )
    const proved = new Set([...probed, ...(PROVED_BY_OTHERS[table] ?? [])])
    expect(
      formColumns(table).filter((column) => !proved.has(column)),
      `columns of ${table} without a probe`,
    ).toEqual([])
  },
)

async function store({ table, leaveOut }: Subject, row: Row): Promise<number | string> {
  const owned = {
    ...row,
    user_id: agent.id,
    ...(table === 'client_preferences' && chosen(agent)),
  }
  const kept = Object.fromEntries(Object.entries(owned).filter(([name]) => name !== leaveOut))
  const persona = { role: 'authenticated', id: agent.id } as const
  return attempt(database.owner, persona, insertText(table, kept, ''), Object.values(kept))
}
