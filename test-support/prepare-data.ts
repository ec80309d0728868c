// Makes the data folder that tests start their servers from: node --import tsx test-support/prepare-data.ts
import { mkdirSync } from 'node:fs'
import { PREPARED_DATA } from './prepared-data.ts'
import { startServer } from './server.ts'

const folder = process.env[PREPARED_DATA]
if (folder === undefined) throw new Error(`${PREPARED_DATA} names no folder`)
// As temporaryFolder: the database's user passes through.
mkdirSync(folder, { mode: 0o711 })
const server = await startServer({ dataDir: folder, isFirstStart: true })
await server.stop()
