// Makes the data folder that the servers of the gate's tests start from; its place is in PREDIO_PREPARED_DATA.
import { mkdirSync } from 'node:fs'
import { filesOnDisk } from '../resilience/files-on-disk.ts'
import { startServer } from '../test-support/server.ts'

const folder = process.env['PREDIO_PREPARED_DATA']
if (folder === undefined) throw new Error('PREDIO_PREPARED_DATA names no folder')
// As temporaryFolder: the database's user passes through.
mkdirSync(folder, { mode: 0o711 })
const server = await startServer({ dataDir: folder, isFirstStart: true })
await server.stop()
// A server that was asked to stop as soon as it listened leaves nothing half done.
const { blobs, unfinished } = filesOnDisk(folder)
if (blobs.length + unfinished.length > 0) throw new Error('the server left files as it stopped')
