import { randomUUID } from 'node:crypto'
import { OTHER_TEXTS, PERSONAL_TEXTS } from '@predio/domain/privacy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scopeStatement } from '../../src/database/request-scope.ts'
import { createAgent, insertRow, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const NAME = 'Zoé Marcada Canul'
const NUMBER = '+529991112233'
const EMAIL = 'zoe.marcada@ejemplo.mx'
const ZOE = { first_name: 'Zoé', last_name: 'Marcada Canul', phone: NUMBER, email: EMAIL }
const MARKS = { name: 'Vino ZOE MARCADA CANUL', number: 'Al 999 111 2233', email: `De ${EMAIL}` }
type Mark = keyof typeof MARKS

const WON = '57a60000-0000-4000-8000-000000000006'

const SPECIAL: Record<string, (text: string) => unknown> = {
  'bulk_packets.answers': (text) => [{ text }],
  'document_ai_history.metadata': (text) => ({ document_id: agent.ids['documents'], text }),
  'document_templates.variables': (text) => [text],
  'follow_up_plans.steps': (text) => [{ day: 700, kind: 'task', text }],
  'follow_up_runs.steps': (text) => [{ day: 700, kind: 'task', text }],
  'prospects.other_fields': (text) => [{ label: 'Otro', value: text }],
  'owner_reports.facts': (text) => ({ listing: { text } }),
}
const EXACT: Record<string, Partial<Record<Mark, unknown>>> = {
  'clients.email': { email: `otra.${EMAIL}` },
  'clients.phone': { number: NUMBER },
  'clients.whatsapp': { number: NUMBER },
  'document_history.details': { email: { email: EMAIL } },
  'document_shares.shared_email': { email: EMAIL },
  'professionals.email': { email: EMAIL },
  'professionals.phone': { number: NUMBER },
  'prospects.email': { email: EMAIL },
  'prospects.phone': { number: NUMBER },
}
const BESIDE: Record<string, string> = {
  'opportunities.closed_reason': `, stage_id = '${WON}'`,
  'selection_items.comment': `, answer = 'like', answered_at = now()`,
}
/** Rows in these columns, which nobody can open or change, are erased with the client. The agent decides about the others. */
const GOES: readonly string[] = [
  'bulk_actions.action',
  'bulk_packets.answers',
  'document_ai_history.content',
  'document_ai_history.metadata',
  'document_history.details',
]
const OF_NO_CLIENT = new Set([
  'bulk_actions',
  'bulk_packets',
  'document_templates',
  'follow_up_plans',
  'professional_jobs',
  'professionals',
  'properties',
  'sales_scripts',
])
/** A tab of release 0.2.0 can link to these pages. */
const LINKED_BY_0_2_0 = [
  'clientes',
  'oportunidades',
  'tareas',
  'interacciones',
  'propiedades',
  'selecciones',
  'documentos',
  'scripts',
  'profesionales',
  'valuaciones',
]

let database: TestDatabase
let agent: Agent
let types: Map<string, string>
let loose: Set<string>

beforeAll(async () => {
  database = await createTestDatabase()
  const { owner } = database
  agent = await createAgent(owner)
  agent.ids['properties'] = await insertRow(owner, 'properties', { user_id: agent.id, title: 'A' })
  const { rows } = await owner.query<{
    table: string
    column: string
    type: string
    free: boolean
  }>(
    `select relation.relname as table, attribute.attname as column, format_type(atttypid, null) as type, not attnotnull as free
     from pg_attribute as attribute join pg_class as relation on relation.oid = attribute.attrelid
     where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r' and attnum > 0 and not attisdropped`,
  )
  types = new Map(rows.map(({ table, column, type }) => [`${table}.${column}`, type]))
  const clients = rows.filter(({ column, free }) => column === 'client_id' && free)
  loose = new Set(clients.map(({ table }) => table))
})
afterAll(() => database.drop())

it('PRIV-30 every text column is declared as personal or not', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select format('%s.%s', relation.relname, attribute.attname) as name
     from pg_attribute as attribute join pg_class as relation on relation.oid = attribute.attrelid
     where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r' and attnum > 0 and not attisdropped
       and attgenerated = '' and format_type(atttypid, null) in ('text', 'text[]', 'jsonb')
       -- Those with a list of values are no texts.
       and not exists (
         select from pg_constraint as fixed
         where fixed.conrelid = relation.oid and fixed.contype = 'c' and attnum = any (fixed.conkey)
           and pg_get_constraintdef(fixed.oid) ~ format('\\m%s (= ANY \\(ARRAY|<@ ARRAY|= ''[a-z])', attname)
       )`,
  )
  const declared = [...PERSONAL_TEXTS, ...Object.keys(OTHER_TEXTS)]
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

function valueOf(name: string, mark: Mark): unknown {
  if (EXACT[name]) return EXACT[name][mark]
  const text = MARKS[mark]
  const special = SPECIAL[name]?.(text)
  if (special) return JSON.stringify(special)
  if (types.get(name) === 'jsonb') return { text }
  return types.get(name) === 'text[]' ? [text] : text
}

const tableOf = (name: string) => name.split('.')[0]!
const columnOf = (name: string) => name.split('.')[1]!
const marksOf = (name: string) =>
  (Object.keys(MARKS) as Mark[]).filter((mark) => valueOf(name, mark) !== undefined)

async function fill(name: string, value: unknown, row = agent.ids[tableOf(name)]): Promise<void> {
  const text = `update ${tableOf(name)} set ${columnOf(name)} = $1${BESIDE[name] ?? ''} where id = $2`
  expect((await database.owner.query(text, [value, row])).rowCount, name).toBe(1)
}

async function undone(work: () => Promise<void>): Promise<void> {
  await database.owner.query('begin')
  try {
    await work()
  } finally {
    await database.owner.query('rollback')
  }
}

async function asAgent<Row>(text: string, values: unknown[]): Promise<Row[]> {
  const { owner } = database
  const claims = JSON.stringify({ role: 'authenticated', sub: agent.id })
  await owner.query(
    scopeStatement({ role: 'authenticated', claims, method: 'POST', path: '/', headers: '{}' }),
  )
  const { rows } = await owner.query(text, values)
  await owner.query('reset role')
  return rows as Row[]
}

async function mentionsOf(client: string, withLists: boolean): Promise<string[]> {
  const rows = await asAgent<{ kind: string }>(
    'select kind from find_client_mentions($1, 50, $2)',
    [client, withLists],
  )
  return rows.map(({ kind }) => kind)
}

const addZoe = () =>
  insertRow(database.owner, 'clients', { user_id: agent.id, type: 'comprador', ...ZOE })

it.each(PERSONAL_TEXTS.filter((name) => !GOES.includes(name)))(
  'PRIV-37 %s is searched for names of a client, also in a row of another client or of none',
  async (name) => {
    for (const mark of marksOf(name))
      await undone(async () => {
        const zoe = await addZoe()
        await fill(name, valueOf(name, mark))
        expect(await mentionsOf(zoe, true), mark).toHaveLength(1)
        for (const kind of await mentionsOf(zoe, false)) expect(LINKED_BY_0_2_0).toContain(kind)
        if (!loose.has(tableOf(name))) return
        await fill(`${tableOf(name)}.client_id`, null)
        expect(await mentionsOf(zoe, true), `${mark} of no client`).toHaveLength(1)
      })
  },
)

it.each(GOES)('PRIV-31 %s is deleted with the client whom the text names', async (name) => {
  for (const mark of marksOf(name))
    await undone(async () => {
      const zoe = await addZoe()
      await fill(name, valueOf(name, mark))
      await asAgent('select erase_client($1, $2)', [zoe, randomUUID()])
      expect(await named([name])).toEqual([])
    })
})

it('PRIV-31 erasing a client leaves no personal text of the client, also in a kept closed operation', async () => {
  await undone(async () => {
    const { owner } = database
    const { clients: client, notifications: notice } = agent.ids
    await owner.query(`update opportunities set stage_id = $1 where user_id = $2`, [WON, agent.id])
    await owner.query(
      `update clients set first_name = $2, last_name = $3, phone = $4, email = $5 where id = $1`,
      [client, ...Object.values(ZOE)],
    )
    await owner.query(`update document_shares set shared_with = null where user_id = $1`, [
      agent.id,
    ])
    const names = PERSONAL_TEXTS.filter(
      (name) => !OF_NO_CLIENT.has(tableOf(name)) && name !== 'clients.email',
    )
    for (const name of names) await fill(name, valueOf(name, marksOf(name)[0]!))
    await fill('notifications.data', { client_id: client }, notice)
    expect(await named(names)).toEqual(names)
    await asAgent('select erase_client($1, $2)', [client, randomUUID()])
    expect(await named(names)).toEqual([])
    expect(
      (await owner.query('select from opportunities where user_id = $1', [agent.id])).rowCount,
    ).toBe(1)
  })
})

async function named(names: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of names) {
    const { rows } = await database.owner.query<{ text: string | null }>(
      `select ${columnOf(name)}::text as text from ${tableOf(name)} where ${
        types.has(`${tableOf(name)}.user_id`) ? 'user_id' : 'id'
      } = $1`,
      [agent.id],
    )
    if (rows.some(({ text }) => /marcada|999 ?111 ?2233/i.test(text ?? ''))) found.push(name)
  }
  return found
}

describe('messages without a client', () => {
  it.each([
    ['oportunidades', 'opportunities', ''],
    ['propiedades', 'properties', ', opportunity_id = null'],
  ])('PRIV-37 messages without a client are found with their %s', async (kind, table, others) => {
    await undone(async () => {
      const zoe = await addZoe()
      await database.owner.query(
        `update whatsapp_messages set client_id = null, property_id = $2, content = $3${others} where user_id = $1`,
        [agent.id, agent.ids['properties'], `Con ${NAME}`],
      )
      const text = 'select kind, id from find_client_mentions($1)'
      expect(await asAgent(text, [zoe])).toEqual([{ kind, id: agent.ids[table] }])
    })
  })

  it('PRIV-31 messages that no page shows are deleted with the client whom they name', async () => {
    await undone(async () => {
      const zoe = await addZoe()
      await database.owner.query(
        `update whatsapp_messages set client_id = null, property_id = null, opportunity_id = null, content = $2 where user_id = $1`,
        [agent.id, `Con ${NAME}`],
      )
      await asAgent('select erase_client($1, $2)', [zoe, randomUUID()])
      expect(await named(['whatsapp_messages.content'])).toEqual([])
    })
  })
})

it('PRIV-31 a link shared with the client’s e-mail alone counts as the client’s', async () => {
  await undone(async () => {
    const zoe = await addZoe()
    await fill('document_shares.shared_with', null)
    await fill('document_shares.shared_email', EMAIL)
    const [row] = await asAgent<{ shares: number }>(
      `select (count_client_data($1) ->> 'shares')::integer as shares`,
      [zoe],
    )
    expect(row).toEqual({ shares: 1 })
    await asAgent('select erase_client($1, $2)', [zoe, randomUUID()])
    expect(await named(['document_shares.shared_email', 'document_history.details'])).toEqual([])
  })
})
