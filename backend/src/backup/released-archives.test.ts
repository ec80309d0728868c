import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from '../../test/paths.ts'
import { SECRETS_KEY } from '../../test/test-backend.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { readConfig } from '../config.ts'
import { restoreBackup } from './restore-backup.ts'
import { findLostRows } from './testing/find-lost-rows.ts'
import { log, openBlobs, removeFolder, temporaryFolder } from './testing/test-office.ts'

/** Each release made its archive of the demo account once. */
const ARCHIVES = join(ROOT, 'test-support/archives')
const { sqlFolders } = readConfig({}, ROOT)
const folder = temporaryFolder('released')
afterAll(() => removeFolder(folder))

it.each(readdirSync(ARCHIVES))('OPS-61 restores every row and file of %s', async (name) => {
  const file = join(ARCHIVES, name)
  const dataDir = join(folder, name)
  const database = await createTestDatabase('template1')
  const { manifest } = await restoreBackup({
    config: { dataDir, databaseUrl: database.url, secretsKey: SECRETS_KEY, sqlFolders },
    file,
    openBlobs,
    log,
  })
  expect(await findLostRows(database.owner, file, manifest)).toEqual({})
  await database.drop()
  for (const { id, bytes } of manifest.files) {
    const stored = await new Response(await openBlobs(dataDir).get(id)).arrayBuffer()
    expect(stored.byteLength).toBe(bytes)
  }
})
