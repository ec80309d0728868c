import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  mine = await createAgent(database.owner)
  await database.owner.query('delete from agent_site_visits where user_id = $1', [mine.id])
})
afterAll(() => database.drop())

const count = (day: string, source: string, views: number, code: string | null, presses = 0) =>
  database.owner.query(
    `insert into agent_site_visits (user_id, day, source, views, published_code, presses) values ($1, $2, $3, $4, $5, $6)`,
    [mine.id, day, source, views, code, presses],
  )

it('REP-33 the report counts the visits in a range by source and by listing, and names the listings', async () => {
  const { rows } = await database.owner.query<{ code: string }>(
    `insert into properties (user_id, own_number, title, is_published, operations, operation, price)
     values ($1, 900, 'Casa en Itzimná', true, '{sale}', 'sale', 1) returning published_code as code`,
    [mine.id],
  )
  const { code } = rows[0]!
  await count('2026-11-02', 'search', 4, code)
  await count('2026-11-03', 'search', 2, null)
  await count('2026-11-03', 'direct', 1, code, 3)
  await count('2026-11-03', 'direct', 2, '0123456789')
  await count('2026-12-01', 'direct', 50, code)
  const answer = await runAs(database.owner, mine, () =>
    database.owner.query<{ report: object }>(
      `select report_traffic('2026-11-01', '2026-11-30', 'America/Merida') as report`,
    ),
  )
  expect(answer.rows[0]!.report).toEqual({
    total: { views: 9, forms: 0, presses: 3 },
    sources: [
      { source: 'search', views: 6, forms: 0, presses: 0 },
      { source: 'direct', views: 3, forms: 0, presses: 3 },
    ],
    listings: [
      { published_code: code, title: 'Casa en Itzimná', views: 5, forms: 0, presses: 3 },
      { published_code: '0123456789', title: null, views: 2, forms: 0, presses: 0 },
    ],
  })
})

it('WEB-84 OREP-26 the visits of a published listing are counted in a period, and of one that never was published nothing is told', async () => {
  const insert = async (number: number, isPublished: boolean) => {
    const { rows } = await database.owner.query<{ id: string; code: string }>(
      `insert into properties (user_id, own_number, title, is_published, price) values ($1, $2, 'Casa', $3, 1)
       returning id, published_code as code`,
      [mine.id, number, isPublished],
    )
    return rows[0]!
  }
  const [shown, hidden] = [await insert(901, true), await insert(902, false)]
  await count('2026-10-01', 'search', 3, shown.code)
  await count('2026-10-30', 'direct', 4, shown.code, 2)
  await count('2026-10-31', 'direct', 50, shown.code)
  await count('2026-10-02', 'direct', 9, hidden.code)
  const visits = (id: string) =>
    runAs(database.owner, mine, async () => {
      const { rows } = await database.owner.query<{ visits: object | null }>(
        `select listing_site_visits($1, '2026-10-01', '2026-10-30') as visits`,
        [id],
      )
      return rows[0]!.visits
    })
  expect(await visits(shown.id)).toEqual({ views: 7, forms: 0, presses: 2 })
  await database.owner.query('update properties set is_published = false where id = $1', [shown.id])
  expect(await visits(shown.id)).toEqual({ views: 7, forms: 0, presses: 2 })
  expect(await visits(hidden.id)).toBeNull()
})

it('WEB-82 replacing the address of the feeds stores one new token, and the former token is removed', async () => {
  const replace = () =>
    runAs(database.owner, mine, () =>
      database.owner.query(`select replace_prospect_address('feeds')`),
    )
  const hash = async () => {
    const { rows } = await database.owner.query<{ token_hash: string }>(
      `select token_hash from user_secrets where user_id = $1 and name = 'feeds'`,
      [mine.id],
    )
    return rows.map(({ token_hash }) => token_hash)
  }
  await replace()
  const [first] = await hash()
  await replace()
  const [second, ...others] = await hash()
  expect([first, second, others]).toEqual([expect.any(String), expect.any(String), []])
  expect(second).not.toBe(first)
})
