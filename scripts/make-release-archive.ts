// The last step of a release makes a backup of the demo account in test-support/archives. Every later release restores it in a test.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { createBackend } from '../backend/src/backend.ts'
import { createBackup } from '../backend/src/backup/create-backup.ts'
import { readConfig } from '../backend/src/config.ts'
import { openBlobStore } from '../backend/src/storage/blob-store/open-blob-store.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { root } from './lib/root.mjs'

const dataDir = temporaryFolder('release')
const log = pino({ level: 'silent' })
const config = readConfig({ DATA_DIR: dataDir, PREDIO_DEMO: 'on' }, root)
const file = join(root, `test-support/archives/${config.version}-demo.tar.gz`)

if (existsSync(file)) {
  console.error(`${file} exists: a release's archive is made once.`)
  process.exit(1)
}
const backend = await createBackend(config, log)
try {
  const blobs = openBlobStore(config)
  const { manifest } = await createBackup({ config, file, blobs, version: config.version, log })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${file}: ${rows} rows, ${manifest.files.length} files`)
} finally {
  await backend.close()
  rmSync(dataDir, { recursive: true, force: true })
}
