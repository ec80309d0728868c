import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { migrate } from './migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'predio-migrations-'))
let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(async () => {
  await test.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function recorded(): Promise<unknown[]> {
  const { rows } = await test.owner.query(
    `select version, name from supabase_migrations.schema_migrations where version like '99%' order by 1`,
  )
  return rows
}

describe('migrate', () => {
  it('applies what is missing once, in order, and records it as the Supabase CLI does', async () => {
    writeFileSync(join(folder, '99000000000002_b.sql'), 'alter table one add column two int;')
    writeFileSync(join(folder, '99000000000001_a.sql'), 'create table one (id int);')
    expect(await migrate(test.owner, folder)).toEqual([
      '99000000000001_a.sql',
      '99000000000002_b.sql',
    ])
    expect(await migrate(test.owner, folder)).toEqual([])
    expect(await recorded()).toEqual([
      { version: '99000000000001', name: 'a' },
      { version: '99000000000002', name: 'b' },
    ])
  })

  it('leaves nothing of a file that fails, and names it', async () => {
    writeFileSync(join(folder, '99000000000003_c.sql'), 'create table half (id int); select 1 / 0;')
    await expect(migrate(test.owner, folder)).rejects.toThrow(
      '99000000000003_c.sql: division by zero',
    )
    const { rows } = await test.owner.query(`select to_regclass('public.half') as half`)
    expect(rows).toEqual([{ half: null }])
    expect(await recorded()).toHaveLength(2)
  })
})
