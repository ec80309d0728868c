import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import { readConfig } from '../../src/config.ts'
import { prepareDatabase } from '../../src/database/prepare.ts'
import { ROOT } from '../paths.ts'

const NAME = `upgrade_${process.pid}`
const folder = temporaryFolder('upgrade')
const { sqlFolders } = readConfig({}, ROOT)
let admin: Client
let client: Client

beforeAll(async () => {
  const host = inject('postgresHost')
  admin = new Client({ host, user: 'postgres', database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${NAME}`)
  client = new Client({ host, user: 'postgres', database: NAME })
  await client.connect()
  for (const file of readdirSync(sqlFolders.migrations)) {
    if (file < '20261116000900') cpSync(join(sqlFolders.migrations, file), join(folder, file))
  }
})
afterAll(async () => {
  await client.end()
  await admin.query(`drop database ${NAME} with (force)`)
  await admin.end()
  rmSync(folder, { recursive: true, force: true })
})

it('an office that has worked before the reports came gets the way of its deals filled in', async () => {
  await prepareDatabase(client, { ...sqlFolders, migrations: folder })
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

  await prepareDatabase(client, sqlFolders)
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

  // From here on the triggers keep both.
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
