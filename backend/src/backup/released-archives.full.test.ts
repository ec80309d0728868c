import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { ROOT } from '../../test/paths.ts'
import { readConfig } from '../config.ts'
import { restoreBackup } from './restore-backup.ts'
import { findLostRows } from './testing/find-lost-rows.ts'
import {
  log,
  openBlobs,
  removeFolder,
  startOffice,
  temporaryFolder,
} from './testing/test-office.ts'

// Whole servers are made and stopped here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

/** One backup of the demo account per release, each made once by that release. */
const ARCHIVES = join(ROOT, 'test-support/archives')
const { sqlFolders } = readConfig({}, ROOT)
const folder = temporaryFolder('released')
afterAll(() => removeFolder(folder))

it.each(readdirSync(ARCHIVES))('OPS-61 restores every row and file of %s', async (name) => {
  const file = join(ARCHIVES, name)
  const dataDir = join(folder, name)
  const { manifest } = await restoreBackup({
    config: { dataDir, databaseUrl: undefined, sqlFolders },
    file,
    openBlobs,
    log,
  })
  const office = await startOffice(dataDir, sqlFolders)
  try {
    expect(await findLostRows(office.client, file, manifest)).toEqual({})
  } finally {
    await office.stop()
  }
  for (const { id, bytes } of manifest.files) {
    const stored = await new Response(await openBlobs(dataDir).get(id)).arrayBuffer()
    expect(stored.byteLength).toBe(bytes)
  }
})
