// Makes the data folder that the servers of the gate's tests start from; its place is in PREDIO_PREPARED_DATA.
import { mkdirSync } from 'node:fs'
import { startServer } from '../test-support/server.ts'

const folder = process.env['PREDIO_PREPARED_DATA']
if (folder === undefined) throw new Error('PREDIO_PREPARED_DATA names no folder')
// As temporaryFolder: the database's user passes through.
mkdirSync(folder, { mode: 0o711 })
const server = await startServer({ dataDir: folder, isFirstStart: true })
await server.stop()
