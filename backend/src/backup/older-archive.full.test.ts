import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from '../../test/paths.ts'
import { readConfig } from '../config.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import {
  log,
  openBlobs,
  removeFolder,
  startOffice,
  temporaryFolder,
} from './testing/test-office.ts'

const folder = temporaryFolder('older')
const { sqlFolders } = readConfig({}, ROOT)
afterAll(() => removeFolder(folder))

it('an archive of an older version is restored and then migrated', async () => {
  const migrations = join(folder, 'migrations')
  cpSync(sqlFolders.migrations, migrations, { recursive: true })
  const newest = readdirSync(migrations).toSorted().at(-1)!
  rmSync(join(migrations, newest))
  const office = await startOffice(join(folder, 'old'), { ...sqlFolders, migrations })
  // The older version may lack a new table, so only the account is compared.
  const { rows: accounts } = await office.client.query<{ id: string }>(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'ana@agente.mx') returning id`,
  )
  const file = join(folder, 'respaldo.tar.gz')
  const old = { dataDir: join(folder, 'old'), databaseUrl: undefined }
  await createBackup({ config: old, file, blobs: openBlobs(old.dataDir), version: '0.0.9', log })
  await office.stop()

  // OPS-52: a failing migration of the newer version restores nothing, and the message names the older version.
  const broken = join(folder, 'broken')
  cpSync(sqlFolders.migrations, broken, { recursive: true })
  writeFileSync(join(broken, '99990101000000_broken.sql'), 'select 1 / 0;')
  const failing = { ...sqlFolders, migrations: broken }
  const nowhere = { dataDir: join(folder, 'nowhere'), databaseUrl: undefined, sqlFolders: failing }
  await expect(restoreBackup({ config: nowhere, file, openBlobs, log })).rejects.toThrow(
    /99990101000000_broken\.sql: division by zero\)\. No se restauró nada; restáuralo con Predio 0\.0\.9/,
  )
  expect(readdirSync(nowhere.dataDir)).toEqual([])

  const dataDir = join(folder, 'new')
  const config = { dataDir, databaseUrl: undefined, sqlFolders }
  expect((await restoreBackup({ config, file, openBlobs, log })).migrated).toEqual([newest])

  const restored = await startOffice(dataDir, sqlFolders)
  const { rows } = await restored.client.query('select full_name, id from profiles')
  await restored.stop()
  expect(rows).toEqual([{ full_name: null, id: accounts[0]!.id }])
})
