import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { createBackend } from '../src/backend.ts'
import { dumpRows } from '../src/backup/testing/dump-rows.ts'
import { readConfig, type Config } from '../src/config.ts'
import { ROOT } from './paths.ts'
import { createAgent } from './rls/agents.ts'
import { SECRETS_KEY } from './test-backend.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const dataDir = temporaryFolder('failed-upgrade')
let test: TestDatabase
let config: Config

beforeAll(async () => {
  test = await createTestDatabase()
  await createAgent(test.owner)
  config = readConfig({ DATABASE_URL: test.url, DATA_DIR: dataDir, SECRETS_KEY }, ROOT)
})
afterAll(async () => {
  await test.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

function releaseWith(migrations: Record<string, string>): Config {
  const folder = join(dataDir, 'migrations')
  rmSync(folder, { recursive: true, force: true })
  cpSync(config.sqlFolders.migrations, folder, { recursive: true })
  for (const [name, text] of Object.entries(migrations)) writeFileSync(join(folder, name), text)
  return { ...config, sqlFolders: { ...config.sqlFolders, migrations: folder } }
}

async function start(release: Config): Promise<string> {
  try {
    await (await createBackend(release, pino({ level: 'silent' }))).close()
    return 'started'
  } catch (error) {
    return (error as Error).message
  }
}

/** Keys and jobs are omitted, because every start writes them. */
async function state(): Promise<unknown> {
  const { rows } = await test.owner.query(
    `select table_schema, table_name, column_name, data_type from information_schema.columns
     where table_schema in ('public', 'private', 'auth', 'storage') order by 1, 2, ordinal_position`,
  )
  const data = await dumpRows(test.owner, [
    'public',
    'private',
    'auth',
    'storage',
    'supabase_migrations',
  ])
  return { rows, data }
}

it('OPS-52 an upgrade that fails keeps the old state, says what to do, and the former release still runs', async () => {
  expect(await start(config)).toBe('started')
  const before = await state()
  const broken = releaseWith({
    '99990101000000_good.sql': `alter table public.clients add column loyalty int;
      update public.clients set first_name = 'Cambiada';`,
    '99990102000000_bad.sql': `alter table public.clients add constraint clients_loyalty check (loyalty > 0) ;
      alter table public.clients alter column loyalty set not null;`,
  })
  const said = await start(broken)
  expect(said).toContain('falló la migración 99990102000000_bad.sql: ')
  expect(said).toContain('No se aplicó ninguna migración y no se perdió nada')
  expect(said).toContain('inicia otra vez la versión anterior de Predio')
  expect(await state()).toEqual(before)
  expect(await start(config)).toBe('started')
  expect(await state()).toEqual(before)
})

it('OPS-53 an older release refuses the data of a newer one, and changes nothing', async () => {
  const newer = releaseWith({
    '99990101000000_good.sql': `alter table public.clients add column loyalty int;`,
  })
  expect(await start(newer)).toBe('started')
  const before = await state()
  const said = await start(config)
  expect(said).toContain(
    'Estos datos son de una versión más nueva de Predio (migración 99990101000000) y esta no los conoce. No se tocó nada.',
  )
  expect(said).toContain('Inicia la versión más nueva')
  expect(await state()).toEqual(before)
})
