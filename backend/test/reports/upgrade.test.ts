import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOlderDatabase, type OlderDatabase } from '../older-database.ts'

let database: OlderDatabase

beforeAll(async () => {
  database = await createOlderDatabase('20261116000900')
})
afterAll(() => database.drop())

it('REP-13 an upgrade fills in the furthest stage and stage times of opportunities older than the reports', async () => {
  const { client } = database
  const stage = (n: number) => `57a60000-0000-4000-8000-00000000000${n}`
  const user = '00000000-0000-4000-8000-00000000000a'
  await client.query(`insert into auth.users (id, email) values ($1, 'a@b.mx')`, [user])
  const { rows } = await client.query<{ id: string }>(
    `insert into public.opportunities (user_id, stage_id) values ($1, $2) returning id`,
    [user, stage(1)],
  )
  for (const next of [3, 2, 7]) {
    await client.query('update public.opportunities set stage_id = $2 where id = $1', [
      rows[0]?.id,
      stage(next),
    ])
  }
  const before = await client.query('select updated_at from public.opportunities')

  await database.upgrade()
  const after = await client.query('select updated_at, furthest_stage from public.opportunities')
  expect(after.rows).toEqual([{ ...before.rows[0], furthest_stage: 3 }])
  const { rows: changes } = await client.query(
    `select stage_id, entered_previous_at = lag(created_at) over (order by created_at) as linked
     from public.opportunity_stage_changes order by created_at`,
  )
  expect(changes).toEqual([
    { stage_id: stage(1), linked: null },
    { stage_id: stage(3), linked: true },
    { stage_id: stage(2), linked: true },
    { stage_id: stage(7), linked: true },
  ])

  await client.query('update public.opportunities set stage_id = $1, furthest_stage = 0', [
    stage(5),
  ])
  await client.query('update public.opportunities set stage_id = $1', [stage(1)])
  const { rows: kept } = await client.query(
    `select furthest_stage, (
       select change.entered_previous_at is not null from public.opportunity_stage_changes as change
       order by created_at desc limit 1) as linked
     from public.opportunities`,
  )
  expect(kept).toEqual([{ furthest_stage: 5, linked: true }])
})
