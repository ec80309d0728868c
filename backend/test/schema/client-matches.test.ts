import { queryOf, readView } from '@predio/domain/views'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LARGE_CRM, seedCrmOf, seedPreferencesOf } from '../../../test-support/large-crm.ts'
import { createAgent, insertRow, type Agent } from '../rls/agents.ts'
import { readPlans, scansOf, type Plan } from '../read-plans.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let agent: Agent
let few: Agent

const SIZE = {
  ...LARGE_CRM,
  clients: 10_000,
  opportunities: 240,
  interactions: 1600,
  messages: 320,
  tasks: 400,
  properties: 10,
}

beforeAll(async () => {
  database = await createTestDatabase()
  const all: Agent[] = []
  for (let count = 0; count < 4; count++) all.push(await createAgent(database.owner))
  ;[agent, few] = [all[0]!, await createAgent(database.owner)]
  const agents = all.map(({ id }) => id)
  await seedCrmOf(database.owner, agents, SIZE)
  await seedPreferencesOf(database.owner, agents)
})
afterAll(() => database.drop())

/** Agents' rows in these tables may be read only by an index that begins with the agent. */
const OWNED = new Set([
  'clients',
  'interactions',
  'whatsapp_messages',
  'tasks',
  'opportunities',
  'client_preferences',
])

async function setTests(tests: string): Promise<void> {
  await database.owner.query(`select set_config('request.headers', $1, true)`, [
    JSON.stringify({ 'x-view-tests': tests }),
  ])
}

const plansOf = (text: string, tests: string): Promise<Plan[]> =>
  readPlans(database.owner, () =>
    runAs(database.owner, agent, async () => {
      await setTests(tests)
      await database.owner.query(text)
    }),
  )

const DAY = { now: new Date(), zone: 'America/Merida' }
const clientQuery = (view: string) => queryOf('clients', readView('clients', view).view, DAY)
/** A tab of release 0.2.0 sends the conditions on other tables in this header. */
const headerOf = (view: string) =>
  JSON.stringify(
    clientQuery(view)
      .tests.flat(2)
      .filter((test) => test.is === 'related'),
    (key, value: unknown) => (key === 'is' ? undefined : value),
  )

const NEWEST = 'created_at desc, id desc'

it.each(['any', 'none'])('VIEW-02 a filter refuses more than 20 values: %s', async (comparison) => {
  const ask = (count: number) =>
    runAs(database.owner, few, async () => {
      const values = Array.from({ length: count }, (_, at) => `Zona ${at}`)
      await setTests(JSON.stringify([{ field: 'zone', [comparison]: values }]))
      return database.owner.query('select id from matching_clients')
    })
  await ask(20)
  await expect(ask(21)).rejects.toMatchObject({ code: '22023' })
})

/** For these conditions PostgreSQL estimates that hardly any client matches. */
const NARROW = `type in ('comprador') and status in ('active', 'lead') and tags && '{zona 3}' and needs_review is not true and email is not null`

it.each([
  ['client_list', '', `type in ('comprador')`, NEWEST],
  ['client_list', '', `tags && '{zona 3}'`, NEWEST],
  [
    'client_list',
    '',
    `(budget_max >= 1 or (budget_max is null and budget_min >= 1))`,
    'first_name',
  ],
  ['client_matches', 'contacto=sin:30', 'true', NEWEST],
  ['client_matches', 'contacto=hace:30&paso=hoy', `status in ('active')`, NEWEST],
  ['client_matches', 'paso=!*&zona=Norte', 'true', 'first_name, created_at desc'],
  ['client_matches', 'etapa=Prospecto&etapa=!Visita', 'true', NEWEST],
  ['matching_clients', 'contacto=ultimos:7&zona=!*', 'true', 'id'],
  ['clients_by_activity', '', 'true', 'last_contact_at'],
  ['clients_by_activity', '', NARROW, 'last_contact_at desc nulls last, first_name'],
  ['clients_by_activity', 'etapa=!*', `type in ('comprador')`, 'last_contact_at'],
  ['clients_by_activity', '', `last_contact_at < now() - interval '30 days'`, 'next_task_due'],
])(
  'VIEW-10 the query %s for «%s» where %s reads only the rows of the agent',
  async (source, view, condition, order) => {
    const plans = await plansOf(
      `select id from ${source} where user_id = '${agent.id}' and ${condition} order by ${order}, id desc limit 50`,
      headerOf(view),
    )
    expect(plans.length).toBeGreaterThan(0)
    for (const scan of plans.flatMap((plan) => scansOf(plan, OWNED))) {
      expect(scan['Index Cond'] ?? scan['Node Type'], JSON.stringify(scan)).toContain('user_id')
    }
  },
)

it.each([
  ['', 'orden=-alta'],
  ['etiqueta=zona 3', 'orden=-alta'],
  ['presupuesto=desde:1', 'orden=nombre'],
  ['contacto=sin:30', 'orden=-alta'],
  ['contacto=hace:30&paso=hoy&estado=activo', 'orden=-alta'],
  ['paso=!*&zona=Norte', 'orden=nombre'],
  ['etapa=Prospecto&etapa=!Visita', 'orden=-alta'],
  ['etiqueta=zona 3&contacto=sin:30', 'orden=contacto'],
  ['etapa=!*&tipo=comprador', 'orden=-paso'],
])(
  'VIEW-10 a page of clients filtered by «%s» and ordered by %s reads only the rows of the agent',
  async (view, order) => {
    const { tests, sorts } = clientQuery(`${view}&${order}`)
    const plans = await readPlans(database.owner, () =>
      runAs(database.owner, agent, () =>
        database.owner.query('select id from list_clients($1, $2)', [
          JSON.stringify(tests),
          JSON.stringify([...sorts, { column: 'id', ascending: false }]),
        ]),
      ),
    )
    const scans = plans.flatMap((plan) => scansOf(plan, OWNED))
    expect(scans.length).toBeGreaterThan(0)
    for (const scan of scans) {
      expect(scan['Index Cond'] ?? scan['Node Type'], JSON.stringify(scan)).toContain('user_id')
    }
  },
)

it('VIEW-10 a page of clients in the order of an index reads no more than it shows', async () => {
  const sorts = [
    { column: 'created_at', ascending: false },
    { column: 'id', ascending: false },
  ]
  const plans = await readPlans(database.owner, () =>
    runAs(database.owner, agent, () =>
      database.owner.query(`select id from list_clients('[]', $1)`, [JSON.stringify(sorts)]),
    ),
  )
  expect(JSON.stringify(plans)).toContain('clients_user_id_created_at')
})

it('VIEW-80 an order by activity runs no lookup for each client', async () => {
  const plans = await plansOf(
    `select id from clients_by_activity where user_id = '${agent.id}' and ${NARROW} order by last_contact_at, id desc limit 50`,
    '[]',
  )
  expect(JSON.stringify(plans)).not.toContain('Nested Loop')
})

it('VIEW-80 an order by activity shows the same rows as the list', async () => {
  const columns = 'id, last_contact_at, next_task_title, next_task_due, search, is_example'
  const { rows } = await runAs(database.owner, agent, () =>
    database.owner.query(
      `(select ${columns} from client_list except select ${columns} from clients_by_activity)
       union all (select ${columns} from clients_by_activity except select ${columns} from client_list)`,
    ),
  )
  expect(rows).toEqual([])
})

describe('what is found', () => {
  const names = ['nunca', 'ayer', 'hace 40', 'por venir', 'mensaje'] as const
  const ids = new Map<string, string>()
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

  beforeAll(async () => {
    const own = { user_id: few.id }
    const add = (table: string, row: Record<string, unknown>) =>
      insertRow(database.owner, table, { ...own, ...row })
    await database.owner.query('delete from clients where user_id = $1', [few.id])
    for (const last_name of names) {
      const row = { type: 'comprador', first_name: 'Ana', last_name }
      ids.set(last_name, await add('clients', row))
    }
    const touch = (name: string, created_at: string, scheduled_at: string | null = null) =>
      add('interactions', { client_id: ids.get(name), subject: 'x', created_at, scheduled_at })
    await touch('ayer', ago(1))
    await touch('ayer', ago(60))
    await touch('hace 40', ago(40))
    await touch('por venir', ago(1), ago(-3))
    await add('whatsapp_messages', { client_id: ids.get('mensaje'), content: 'x', sent_at: ago(2) })
    const task = (name: string, due_date: string | null, status = 'pending') =>
      add('tasks', { client_id: ids.get(name), assigned_to: few.id, title: 'x', due_date, status })
    await task('ayer', ago(-2))
    await task('ayer', ago(5))
    await task('hace 40', ago(-2))
    await task('por venir', null)
    await task('mensaje', ago(5), 'completed')
    const wish = { client_id: ids.get('ayer'), locations: '{Cholul,Norte}', operation: 'rent' }
    await add('client_preferences', wish)
    const stage_id = '57a60000-0000-4000-8000-000000000001'
    await add('opportunities', { client_id: ids.get('hace 40'), stage_id })
  })

  it.each([
    ['contacto=ultimos:30', ['ayer', 'mensaje']],
    ['contacto=sin:30', ['hace 40', 'nunca', 'por venir']],
    ['contacto=hace:30', ['hace 40']],
    ['contacto=*', ['ayer', 'hace 40', 'mensaje']],
    ['contacto=!*', ['nunca', 'por venir']],
    ['paso=proximos:7', ['hace 40']],
    ['paso=pasado', ['ayer']],
    ['paso=*', ['ayer', 'hace 40', 'por venir']],
    ['paso=!*', ['mensaje', 'nunca']],
    ['paso=sin:1', ['ayer', 'mensaje', 'nunca']],
    ['zona=Norte,Sur', ['ayer']],
    ['zona=!Norte', ['hace 40', 'mensaje', 'nunca', 'por venir']],
    ['zona=*', ['ayer']],
    ['operacion=renta', ['ayer']],
    ['operacion=!renta', ['hace 40', 'mensaje', 'nunca', 'por venir']],
    ['etapa=Prospecto', ['hace 40']],
    ['etapa=!Prospecto', ['ayer', 'mensaje', 'nunca', 'por venir']],
    ['etapa=!*', ['ayer', 'mensaje', 'nunca', 'por venir']],
    ['contacto=ultimos:30&paso=!*', ['mensaje']],
    ['zona=Norte&contacto=*&etapa=!Prospecto', ['ayer']],
    ['zona=!Norte&etapa=*&paso=*', ['hace 40']],
    ['zona=Norte&etapa=Prospecto', []],
  ])('VIEW-07 VIEW-10 finds clients by %s', async (view, expected) => {
    const namesOf = async (text: string, values: unknown[] = []) => {
      const { rows } = await runAs(database.owner, few, async () => {
        await setTests(values.length === 0 ? headerOf(view) : '[]')
        return database.owner.query<{ last_name: string }>(text, values)
      })
      return rows.map(({ last_name }) => last_name).toSorted()
    }
    const tests = JSON.stringify(clientQuery(view).tests)
    const byActivity = JSON.stringify([{ column: 'next_task_due', ascending: true }])
    expect(await namesOf('select last_name from list_clients($1)', [tests])).toEqual(expected)
    expect(
      await namesOf('select last_name from list_clients($1, $2)', [tests, byActivity]),
    ).toEqual(expected)
    // OPS-95: the header of a tab of release 0.2.0 gives the same rows.
    for (const source of ['client_matches', 'matching_clients', 'clients_by_activity']) {
      expect(await namesOf(`select last_name from ${source}`), source).toEqual(expected)
    }
  })

  it.each([
    ['zona=Norte&o.etapa=Prospecto', ['ayer', 'hace 40']],
    ['contacto=ultimos:30&o.paso=!*', ['ayer', 'mensaje', 'nunca']],
    ['contacto=!*&o.zona=norte&paso=*', ['ayer', 'por venir']],
    ['etapa=!Prospecto&o.contacto=*&zona=NORTE', ['ayer']],
  ])('VIEW-71 finds clients by the group %s', async (view, expected) => {
    const tests = JSON.stringify(clientQuery(view).tests)
    for (const column of ['last_name', 'last_contact_at']) {
      const { rows } = await runAs(database.owner, few, () =>
        database.owner.query<{ last_name: string }>('select last_name from list_clients($1, $2)', [
          tests,
          JSON.stringify([{ column, ascending: true }]),
        ]),
      )
      expect(rows.map(({ last_name }) => last_name).toSorted()).toEqual(expected)
    }
  })

  it.each([
    ['last_contact_at', ['hace 40', 'mensaje', 'ayer', 'nunca', 'por venir']],
    ['last_contact_at desc nulls last', ['ayer', 'mensaje', 'hace 40', 'nunca', 'por venir']],
    ['next_task_due', ['ayer', 'hace 40', 'mensaje', 'nunca', 'por venir']],
  ])(
    'VIEW-80 sorts clients by %s, and puts clients without a value last',
    async (order, expected) => {
      const { rows } = await runAs(database.owner, few, () =>
        database.owner.query<{ last_name: string }>(
          `select last_name from clients_by_activity order by ${order}, last_name`,
        ),
      )
      expect(rows.map(({ last_name }) => last_name)).toEqual(expected)
    },
  )
})

it.each([
  '[{"field":"clients"}]',
  '[{"field":"contact"}]',
  '{}',
  JSON.stringify(Array.from({ length: 17 }, () => ({ field: 'step', known: true }))),
])('VIEW-02 OPS-95 refuses the header %s', async (tests) => {
  const call = runAs(database.owner, few, async () => {
    await setTests(tests)
    await database.owner.query('select * from matching_clients')
  })
  await expect(call).rejects.toMatchObject({ code: '22023' })
})

it('VIEW-07 offers the values that the agent uses for a field, most used first', async () => {
  const { rows } = await runAs(database.owner, agent, () =>
    database.owner.query<{ field: string; word: string }>(
      `select field, word from client_words() where word in ('zona 3', 'Colonia 3')`,
    ),
  )
  expect(rows).toEqual([
    { field: 'tags', word: 'zona 3' },
    { field: 'locations', word: 'Colonia 3' },
  ])
})
