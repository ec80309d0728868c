import { queryOf, readView, type ServerEntity } from '@predio/domain/views'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LARGE_CRM, seedCrmOf, seedPreferencesOf } from '../../../test-support/large-crm.ts'
import { createAgent, type Agent } from '../rls/agents.ts'
import { readPlans, scansOf } from '../read-plans.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let agent: Agent

const SIZE = {
  ...LARGE_CRM,
  clients: 800,
  opportunities: 240,
  interactions: 1600,
  messages: 320,
  tasks: 400,
  properties: 400,
}

beforeAll(async () => {
  database = await createTestDatabase()
  const all: Agent[] = []
  for (let count = 0; count < 6; count++) all.push(await createAgent(database.owner))
  agent = all[0]!
  const agents = all.map(({ id }) => id)
  await seedCrmOf(database.owner, agents, SIZE)
  await seedPreferencesOf(database.owner, agents)
})
afterAll(() => database.drop())

const DAY = { now: new Date(), zone: 'America/Merida' }

const compiled = (list: ServerEntity, view: string) => ({
  tests: queryOf(list, readView(list, view).view, DAY).tests,
})

const COUNT = 'select count_views($1, $2, $3) as counts'

async function countsOf(
  list: string,
  views: readonly unknown[],
  excluded: readonly string[] = [],
): Promise<number[]> {
  const { rows } = await runAs(database.owner, agent, () =>
    database.owner.query<{ counts: number[] }>(COUNT, [list, JSON.stringify(views), excluded]),
  )
  return rows[0]!.counts
}

/** Maps each view to the same condition in SQL. */
const VIEWS: Record<ServerEntity, [source: string, views: Record<string, string>]> = {
  clients: [
    'clients',
    {
      '': 'true',
      'tipo=comprador,inquilino': `type in ('comprador', 'inquilino')`,
      'tipo=!comprador': `type <> 'comprador'`,
      'etiqueta=ZONA 3,zóna 4': `tags && '{zona 3,zona 4}'`,
      'etiqueta=!zona 3': `not tags && '{zona 3}'`,
      'etiqueta=*': `tags <> '{}'`,
      'etiqueta=!*': `tags = '{}'`,
      'texto=núñez pérez 1': `search like '%nunez%' and search like '%perez%' and search like '%1%'`,
      'texto=50%': 'false',
      'presupuesto=!*': 'budget_min is null and budget_max is null',
      'revisar=si': 'needs_review',
      'revisar=no&correo=*': 'needs_review is not true and email is not null',
      'alta=hasta:2026-01-01': `created_at < '2026-01-02 06:00Z'`,
      'contacto=*': `id in (select client_id from interactions where coalesce(scheduled_at, created_at) <= now())
        or id in (select client_id from whatsapp_messages)`,
      'paso=!*&tipo=comprador': `type = 'comprador'
        and id not in (select client_id from tasks where client_id is not null and status in ('pending', 'in_progress'))`,
      'zona=Colonia 3': `id in (select client_id from client_preferences where locations && '{Colonia 3}')`,
    },
  ],
  opportunities: [
    'opportunity_rows',
    {
      '': 'true',
      'etapa=Visita': `stage_name = 'Visita'`,
      'monto=desde:600000&estado=abierta': `amount >= 600000 and status = 'open'`,
      'probabilidad=desde:50': 'probability >= 50',
      'cierre=!*': 'expected_close_date is null',
      'cierre=hasta:2020-01-01': `expected_close_date <= '2020-01-01'`,
    },
  ],
  tasks: [
    'task_rows',
    {
      'abierta=si': 'is_open',
      'abierta=no': 'not is_open',
      'prioridad=alta,urgente': `priority in ('high', 'urgent')`,
      'vence=!*': 'due_date is null',
      'propiedad=!*&texto=cotizacion': `property_title is null and search like '%cotizacion%'`,
    },
  ],
  interactions: [
    'interaction_rows',
    { '': 'true', 'tipo=visita': `type = 'visit'`, 'resultado=!*': 'outcome is null' },
  ],
  documents: ['document_rows', { '': 'true', 'categoria=contrato': `category = 'contract'` }],
}

const LISTS = Object.keys(VIEWS) as ServerEntity[]

it.each(LISTS)('VIEW-10 counts all saved views of %s in one request', async (list) => {
  const [source, views] = VIEWS[list]
  const asked = Object.keys(views)
  for (const view of asked) expect(readView(list, view).refused).toEqual([])
  const { rows } = await runAs(database.owner, agent, () =>
    database.owner.query<{ count: number }>(
      Object.values(views)
        .map((condition) => `select count(*)::int from ${source} where ${condition}`)
        .join(' union all '),
    ),
  )
  const counts = await countsOf(
    list,
    asked.map((view) => compiled(list, view)),
  )
  expect(counts).toEqual(rows.map(({ count }) => count))
})

/** Agents' rows must be found by the agent, or by an id from one of the agent's rows. */
const OWNED = new Set([
  'clients',
  'client_preferences',
  'interactions',
  'opportunities',
  'properties',
  'tasks',
  'whatsapp_messages',
])

// document-views.test.ts tests the views of documents.
it.each(LISTS.filter((list) => list !== 'documents'))(
  'VIEW-10 counting the saved views of %s reads only the rows of the agent',
  async (list) => {
    const views = Object.keys(VIEWS[list][1]).map((view) => compiled(list, view))
    const plans = await readPlans(database.owner, () => countsOf(list, views))
    const scans = plans.flatMap((plan) => scansOf(plan, OWNED))
    expect(scans.length).toBeGreaterThan(0)
    for (const scan of scans) {
      expect(scan['Index Cond'] ?? scan['Node Type'], JSON.stringify(scan)).toMatch(
        /user_id|\bid = \(?\w+\.\w+_id\)?/,
      )
    }
  },
)

it('VIEW-10 counts fifty saved views and the list itself in one request', async () => {
  const views = Array.from({ length: 60 }, () => compiled('clients', 'contacto=sin:30'))
  const counts = await countsOf('clients', views)
  expect(counts).toHaveLength(60)
  expect(new Set(counts).size).toBe(1)
})

const NONE = { tests: [], elsewhere: [] }

it.each(LISTS)(
  'BULK-07 the counts of %s leave out records that wait for their deletion',
  async (list) => {
    const { rows } = await database.owner.query<{ id: string }>(
      `select id from ${VIEWS[list][0]} where user_id = $1 limit 1`,
      [agent.id],
    )
    const [all = 0] = await countsOf(list, [NONE])
    expect(await countsOf(list, [NONE], [rows[0]!.id])).toEqual([all - 1])
  },
)

const LACKS_SOURCE = { column: 'source', is: 'null' }

const HEAVY = {
  tests: Array.from({ length: 10 }, () => [
    Array.from({ length: 4 }, () => LACKS_SOURCE),
    Array.from({ length: 4 }, () => LACKS_SOURCE),
  ]),
  elsewhere: Array.from({ length: 3 }, () => ({ field: 'step', known: true })),
}

it('VIEW-10 counts saved views of a thousand filters together', async () => {
  const rest = { tests: [[[LACKS_SOURCE, LACKS_SOURCE, LACKS_SOURCE, LACKS_SOURCE]]] }
  const views = [...Array.from({ length: 12 }, () => HEAVY), rest]
  expect(await countsOf('clients', views)).toHaveLength(13)
  const refused = countsOf('clients', [...views, { tests: [[[LACKS_SOURCE]]] }])
  await expect(refused).rejects.toMatchObject({ code: '22023' })
})

it.each<[string, string, unknown[]]>([
  ['a list that there is not', 'profiles', [NONE]],
  ['no view', 'clients', []],
  ['61 views', 'clients', Array.from({ length: 61 }, () => NONE)],
  ['a view without tests', 'clients', [{}]],
  ['a column that there is not', 'tasks', [{ tests: [[[{ column: 'x', is: 'null' }]]] }]],
  [
    'a number of 131,072 digits',
    'opportunities',
    [{ tests: [[[{ column: 'amount', is: 'gte', value: '1e131071' }]]] }],
  ],
  [
    'a number of 16,383 decimals',
    'opportunities',
    [{ tests: [[[{ column: 'amount', is: 'gte', value: '1e-16383' }]]] }],
  ],
  ['words of a number', 'opportunities', [{ tests: [[[{ column: 'amount', is: 'overlaps' }]]] }]],
  ['conditions elsewhere of tasks', 'tasks', [{ tests: [], elsewhere: [{ field: 'step' }] }]],
  ['a field elsewhere that there is not', 'clients', [{ tests: [], elsewhere: [{ field: 'x' }] }]],
])('VIEW-10 refuses to count %s', async (_, list, views) => {
  await expect(countsOf(list, views)).rejects.toMatchObject({ code: '22023' })
})

it('VIEW-10 refuses to count with more than 20,000 records that wait for their deletion', async () => {
  const many = (length: number) => Array.from({ length }, () => crypto.randomUUID())
  expect(await countsOf('tasks', [NONE], many(20_000))).toHaveLength(1)
  await expect(countsOf('tasks', [NONE], many(20_001))).rejects.toMatchObject({ code: '22023' })
})
