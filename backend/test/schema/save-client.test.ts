import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exampleData } from '../../../test-support/example-data.ts'
import { scopeStatement } from '../../src/database/request-scope.ts'
import { createAgent, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const ANA = { type: 'comprador', first_name: 'Ana', last_name: 'Pech', tags: ['Crédito'] }
const HOUSE = {
  property_type: ['casa'],
  min_price: 1000000,
  max_price: 2000000,
  locations: ['Centro'],
}

let database: TestDatabase
let mine: Agent
let theirs: Agent
let id: string

beforeAll(async () => {
  database = await createTestDatabase()
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
})
afterAll(() => database.drop())
beforeEach(() => {
  id = randomUUID()
})

interface Save {
  by?: Agent
  id?: string
  client?: object
  preferences?: object | null
  seen?: string | null
}

async function asAgent<Row extends object>(by: Agent, text: string, values: unknown[]) {
  const { owner } = database
  const claims = JSON.stringify({ role: 'authenticated', sub: by.id })
  const scope = { role: 'authenticated', claims, method: 'POST', path: '/', headers: '{}' } as const
  await owner.query('begin')
  try {
    await owner.query(scopeStatement(scope))
    const result = await owner.query<Row>(text, values)
    await owner.query('commit')
    return result
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

async function save({ by = mine, client, preferences, seen, ...record }: Save = {}) {
  const { rows } = await asAgent<{ written: boolean }>(
    by,
    'select save_client($1, $2, $3, $4) as written',
    [
      record.id ?? id,
      JSON.stringify({ ...ANA, ...client }),
      preferences === null ? null : JSON.stringify({ ...HOUSE, ...preferences }),
      seen ?? null,
    ],
  )
  return rows[0]?.written
}

async function stored(of = id) {
  const { rows } = await database.owner.query<Record<string, unknown>>(
    `select client.user_id, first_name, phone, birthday::text, tags, needs_review, wanted.locations, wanted.max_price::float,
       to_json(client.updated_at) #>> '{}' as version
     from clients as client left join client_preferences as wanted on wanted.client_id = client.id
     where client.id = $1`,
    [of],
  )
  return rows
}

async function versionOf(): Promise<string> {
  const [row] = await stored()
  return String(row?.['version'])
}

it('CLIENT-10 a save creates a client with its preferences', async () => {
  expect(await save()).toBe(true)
  expect(await stored()).toMatchObject([
    {
      user_id: mine.id,
      first_name: 'Ana',
      tags: ['Crédito'],
      locations: ['Centro'],
      max_price: 2e6,
    },
  ])
})

it('SAVE-01 a save creates one client however often it is sent, and leaves the first one unchanged', async () => {
  expect(await save()).toBe(true)
  expect(
    await save({ client: { first_name: 'Otra' }, preferences: { locations: ['Norte'] } }),
  ).toBe(false)
  expect(await stored()).toMatchObject([{ first_name: 'Ana', locations: ['Centro'] }])
})

it.each([
  [
    'a client whose preferences break a rule',
    { preferences: { min_price: 3e6 } },
    'client_preferences_price_order',
  ],
  [
    'preferences of a client that breaks a rule',
    { client: { phone: '12' } },
    'clients_phone_format',
  ],
])('CLIENT-10 a save creates neither row of %s', async (_title, fault, constraint) => {
  await expect(save(fault)).rejects.toMatchObject({ code: '23514', constraint })
  expect(await stored()).toEqual([])
})

it('CLIENT-10 a save changes neither the client nor the preferences when the preferences break a rule', async () => {
  await save()
  const seen = await versionOf()
  const fault = save({ seen, client: { first_name: 'Anna' }, preferences: { min_price: 3e6 } })
  await expect(fault).rejects.toMatchObject({ constraint: 'client_preferences_price_order' })
  expect(await stored()).toMatchObject([{ first_name: 'Ana', version: seen, max_price: 2e6 }])
})

it('SAVE-02 CLIENT-11 a save over the version that was read changes both rows, and removes the review mark', async () => {
  await save()
  await database.owner.query('update clients set needs_review = true where id = $1', [id])
  const change = {
    seen: await versionOf(),
    client: { phone: '+529991234567' },
    preferences: { locations: ['Norte'] },
  }
  expect(await save(change)).toBe(true)
  const [row] = await stored()
  expect(row).toMatchObject({ phone: '+529991234567', needs_review: false, locations: ['Norte'] })
})

it('CLIENT-26 CLIENT-44 a save stores the birthday, and a tab of the previous release does not empty it', async () => {
  await save({ client: { birthday: '1980-02-29' } })
  expect(await stored()).toMatchObject([{ birthday: '1980-02-29' }])
  await save({ seen: await versionOf(), client: { first_name: 'Anna' } })
  expect(await stored()).toMatchObject([{ first_name: 'Anna', birthday: '1980-02-29' }])
  await save({ seen: await versionOf(), client: { birthday: '1981-03-01' } })
  expect(await stored()).toMatchObject([{ birthday: '1981-03-01' }])
  await save({ seen: await versionOf(), client: { birthday: null } })
  expect(await stored()).toMatchObject([{ birthday: null }])
})

it('SAVE-02 a save over a version that was not read writes neither row', async () => {
  await save()
  const seen = await versionOf()
  await save({ seen, preferences: { locations: ['Norte'] } })
  expect(await save({ seen, client: { first_name: 'Anna' }, preferences: null })).toBe(false)
  expect(await stored()).toMatchObject([{ first_name: 'Ana', locations: ['Norte'] }])
})

describe('CLIENT-28 a change of the preferences alone', () => {
  const accept = (text: string, values: unknown[] = [id]) => asAgent(mine, text, values)

  it.each([
    [
      'an accepted proposal',
      `insert into client_preferences (client_id, user_id, max_price) values ($1, auth.uid(), 1500000)
       on conflict (client_id, user_id) do update set max_price = excluded.max_price`,
    ],
    ['a removal', 'delete from client_preferences where client_id = $1'],
  ])('an open form has not seen the version that %s creates', async (_title, change) => {
    await save()
    const seen = await versionOf()
    await accept(change)
    const [row] = await stored()
    expect(row).not.toMatchObject({ version: seen })
    expect(await save({ seen, client: { first_name: 'Anna' } })).toBe(false)
    expect(await stored()).toEqual([row])
  })

  it('a save of client and preferences creates one version, over which the form can save again', async () => {
    await save()
    const first = await versionOf()
    expect(await save({ seen: first, preferences: { locations: ['Norte'] } })).toBe(true)
    const second = await versionOf()
    expect(second > first).toBe(true)
    expect(await save({ seen: second, preferences: null })).toBe(true)
    expect(await save({ seen: await versionOf() })).toBe(true)
  })

  it('a merge sees a change of the preferences, and a form sees the change by a merge', async () => {
    const other = randomUUID()
    await save()
    await save({ id: other, client: { first_name: 'Anita' }, preferences: null })
    const seen = await versionOf()
    const merge = async (keepSeen: string) => {
      const { rows } = await asAgent<{ outcome: string }>(
        mine,
        `select merge_clients($1, $2, $3, (select updated_at from clients where id = $2), $4, $5) as outcome`,
        [
          id,
          other,
          keepSeen,
          JSON.stringify({ ...ANA, status: 'active' }),
          JSON.stringify({ ...HOUSE, locations: ['Norte', 'Centro'] }),
        ],
      )
      return rows[0]?.outcome
    }
    await accept('update client_preferences set bedrooms = 4 where client_id = $1')
    expect(await merge(seen)).toBe('changed')
    const before = await versionOf()
    expect(await merge(before)).toBe('merged')
    expect(await save({ seen: before, preferences: null })).toBe(false)
    expect(await stored()).toMatchObject([{ locations: ['Norte', 'Centro'] }])
  })

  it('preferences do not prevent the deletion of the account', async () => {
    const deletedAgent = await createAgent(database.owner)
    await save({ by: deletedAgent })
    await database.owner.query('delete from auth.users where id = $1', [deletedAgent.id])
    expect(await stored()).toEqual([])
  })

  it('new examples do not count as edited, and an example that the agent changes does', async () => {
    await accept('select add_example_data(examples => $1)', [JSON.stringify(exampleData())])
    const { rows } = await database.owner.query<{ id: string; edited: boolean }>(
      `select client.id, client.updated_at > client.created_at as edited from clients as client
       join client_preferences as wanted on wanted.client_id = client.id
       where client.user_id = $1 and client.is_example`,
      [mine.id],
    )
    expect(rows.map(({ edited }) => edited)).toEqual(rows.map(() => false))
    await accept('update client_preferences set bedrooms = 4 where client_id = $1', [rows[0]!.id])
    const { rows: changed } = await database.owner.query<{ edited: boolean }>(
      'select updated_at > created_at as edited from clients where id = $1',
      [rows[0]!.id],
    )
    expect(changed).toEqual([{ edited: true }])
  })
})

it('SAVE-08 a save writes nothing when the client was deleted', async () => {
  await save()
  const seen = await versionOf()
  await database.owner.query('delete from clients where id = $1', [id])
  expect(await save({ seen })).toBe(false)
  expect(await stored()).toEqual([])
})

it('CLIENT-10 a save removes preferences that were cleared', async () => {
  await save()
  expect(await save({ seen: await versionOf(), preferences: null })).toBe(true)
  expect(await stored()).toMatchObject([{ first_name: 'Ana', locations: null }])
})

it("CLIENT-17 a save refuses the id of another agent's client and leaves that client unchanged", async () => {
  await save({ by: theirs })
  const seen = await versionOf()
  await expect(save()).rejects.toMatchObject({ code: '42501' })
  expect(await save({ seen, client: { first_name: 'Mía' } })).toBe(false)
  expect(await stored()).toMatchObject([{ user_id: theirs.id, first_name: 'Ana', version: seen }])
})

it('CLIENT-09 a save refuses an e-mail that another client has', async () => {
  const email = `${id}@correo.mx`
  await save({ client: { email } })
  const second = save({ id: randomUUID(), client: { email: email.toUpperCase() } })
  await expect(second).rejects.toMatchObject({ code: '23505' })
})
