import { mkdirSync } from 'node:fs'
import { filesOnDisk } from '../resilience/files-on-disk.ts'
import { startServer } from '../test-support/server.ts'

const folder = process.env['PREDIO_PREPARED_DATA']
if (folder === undefined) throw new Error('PREDIO_PREPARED_DATA names no folder')
// As in temporaryFolder, the user of PostgreSQL must be able to pass through this folder.
mkdirSync(folder, { mode: 0o711 })
const server = await startServer({ dataDir: folder, isFirstStart: true })
await server.stop()
// The server stops right after its start, so no file may be left unfinished.
const { blobs, unfinished } = filesOnDisk(folder)
if (blobs.length + unfinished.length > 0) throw new Error('the server left files as it stopped')
