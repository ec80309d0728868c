import {
  type Condition,
  entityRules,
  type Field,
  LIST_ENTITIES,
  OPERATORS,
  type Operator,
  queryOf,
  type ServerEntity,
  type ViewQuery,
} from '@predio/domain/views'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { newPerson } from '../../../test-support/accounts.ts'
import { LARGE_CRM, seedCrmOf, seedPreferencesOf } from '../../../test-support/large-crm.ts'
import { createTestBackend, type TestBackend } from '../test-backend.ts'

const DAY = { now: new Date(), zone: 'America/Merida' }
const SIZE = { ...LARGE_CRM, clients: 40, opportunities: 30, tasks: 30, interactions: 60 }

const LISTS = LIST_ENTITIES.filter((list): list is ServerEntity => list !== 'listings')

const FIELDS = LISTS.flatMap((list) =>
  entityRules(list).fields.map((field) => ({ list, field, key: field.key })),
)

function conditionOf(field: Field, is: Operator): Condition {
  const base = { field: field.key }
  switch (is) {
    case 'any':
    case 'none':
      return { ...base, is, values: 'options' in field ? [field.options[0]!.value] : ['zona 3'] }
    case 'min':
    case 'max':
      return { ...base, is, amount: 50 }
    case 'last':
    case 'notLast':
    case 'before':
    case 'next':
      return { ...base, is, days: 30 }
    case 'lastMonths':
      return { ...base, is, months: 2 }
    case 'from':
    case 'until':
      return { ...base, is, day: '2026-06-01' }
    case 'says':
      return { ...base, is, text: 'a' }
    default:
      return { ...base, is }
  }
}

let backend: TestBackend
let client: SupabaseClient
let userId: string

beforeAll(async () => {
  backend = await createTestBackend()
  client = createClient('http://127.0.0.1', backend.services.keyring.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => backend.fetch(new Request(input, init)) },
    realtime: { transport: WebSocket as never },
  })
  const { data } = await client.auth.signUp(newPerson())
  userId = data.user!.id
  await seedCrmOf(backend.owner, [userId], SIZE)
  await seedPreferencesOf(backend.owner, [userId])
})
afterAll(() => backend.close())

async function call(name: string, given: object): Promise<unknown> {
  const { data, error } = await client.rpc(name, given)
  return error ? error.message : (data as unknown)
}

const lengthOf = (found: unknown) => (Array.isArray(found) ? found.length : found)

async function countOf(list: ServerEntity, { tests }: ViewQuery): Promise<unknown> {
  const counts = await call('count_views', { list, views: [{ tests }] })
  return Array.isArray(counts) ? counts[0] : counts
}

async function boardOf({ tests }: ViewQuery): Promise<unknown> {
  const stages = await call('opportunity_board', { tests, per_stage: 0 })
  if (!Array.isArray(stages)) return stages
  return (stages as { total: number }[]).reduce((sum, { total }) => sum + total, 0)
}

const BY_ACTIVITY = [{ column: 'last_contact_at', ascending: true, isNullable: true }]

type Readers = Record<string, unknown> & { count: unknown }

async function readersOf(list: ServerEntity, query: ViewQuery): Promise<Readers> {
  const { tests } = query
  const rowsOf = async (sorts: object[]) =>
    lengthOf(await call(`list_${list}`, { tests, sorts, size: 1000 }))
  return {
    count: await countOf(list, query),
    list: await rowsOf([]),
    ids: lengthOf(await call('view_ids', { list, tests })),
    ...(list === 'clients' && { 'list by activity': await rowsOf(BY_ACTIVITY) }),
    ...(list === 'opportunities' && { board: await boardOf(query) }),
  }
}

it.each(FIELDS.filter(({ field }) => OPERATORS[field.kind].length > 0))(
  'VIEW-10 VIEW-21 VIEW-81 the field $key of $list finds the same rows in list, count, board and file',
  async ({ list, field, key }) => {
    for (const is of OPERATORS[field.kind]) {
      const view = { conditions: [conditionOf(field, is)], sorts: [], columns: [] }
      const found = await readersOf(list, queryOf(list, view, DAY))
      const place = `${list}.${key} ${is}`
      expect(found.count, place).toBeTypeOf('number')
      const same = Object.keys(found).map((reader) => [reader, found.count])
      expect(found, place).toEqual(Object.fromEntries(same))
    }
  },
)

it.each(FIELDS.filter(({ field }) => field.sort !== undefined))(
  'VIEW-10 the field $key of $list orders the list',
  async ({ list, key }) => {
    const view = { conditions: [], sorts: [{ field: key, ascending: true }], columns: [] }
    const { sorts } = queryOf(list, view, DAY)
    expect(sorts, `${list}.${key} has a column to order by`).not.toEqual([])
    for (const ascending of [true, false]) {
      const order = sorts.map(({ column, isNullable }) => ({ column, isNullable, ascending }))
      const found = await call(`list_${list}`, { sorts: order, size: 1 })
      expect(lengthOf(found), `${list}.${key}`).toBeTypeOf('number')
    }
  },
)
