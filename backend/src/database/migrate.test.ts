import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../test/paths.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { readConfig } from '../config.ts'
import { DatabaseStartError } from './embedded/start-error.ts'
import { migrate } from './migrate.ts'
import { prepareDatabase } from './prepare.ts'

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
  it('applies the missing migrations once, in order, and records each as the Supabase CLI does', async () => {
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

  it('OPS-52 a failed upgrade changes nothing, and its error names the file and says what to do', async () => {
    writeFileSync(join(folder, '99000000000003_c.sql'), 'create table whole (id int);')
    writeFileSync(join(folder, '99000000000004_d.sql'), 'create table half (id int); select 1 / 0;')
    const failure = await migrate(test.owner, folder).catch((error: Error) => error)
    expect(failure).toBeInstanceOf(DatabaseStartError)
    expect((failure as Error).message).toContain('99000000000004_d.sql: division by zero')
    expect((failure as Error).message).toContain('No se aplicó ninguna migración')
    expect((failure as Error).message).toContain('inicia otra vez la versión anterior')
    const { rows } = await test.owner.query(
      `select to_regclass('public.whole') as whole, to_regclass('public.half') as half`,
    )
    expect(rows).toEqual([{ whole: null, half: null }])
    expect(await recorded()).toHaveLength(2)
    rmSync(join(folder, '99000000000004_d.sql'))
    expect(await migrate(test.owner, folder)).toEqual(['99000000000003_c.sql'])
  })

  it('OPS-53 refuses a database of a newer release before anything is changed', async () => {
    const { sqlFolders } = readConfig({}, ROOT)
    await test.owner.query(`drop table predio.job_runs`)
    const failure = await prepareDatabase(test.owner, sqlFolders).catch((error: Error) => error)
    expect(failure).toBeInstanceOf(DatabaseStartError)
    expect((failure as Error).message).toContain(
      'Estos datos son de una versión más nueva de Predio (migración 99000000000003)',
    )
    expect((failure as Error).message).toContain('Inicia la versión más nueva')
    const { rows } = await test.owner.query(`select to_regclass('predio.job_runs') as jobs`)
    expect(rows).toEqual([{ jobs: null }])
  })
})
