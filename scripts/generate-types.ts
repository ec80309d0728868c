// `npm run types`: migrates a database of its own and writes what the catalogue then says. With --check it only compares.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { readConfig } from '../backend/src/config.ts'
import { startEmbeddedServer } from '../backend/src/database/embedded/server.ts'
import { prepareDatabase } from '../backend/src/database/prepare.ts'
import { printTypes } from './database-types/print-types.ts'
import { readCatalogue } from './database-types/read-catalogue.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { root } from './lib/root.mjs'

const target = join(root, 'domain/src/database/database.types.ts')

async function currentTypes(): Promise<string> {
  const folder = temporaryFolder('types')
  const server = await startEmbeddedServer(folder, pino({ level: 'silent' }))
  const { host, port } = server.endpoint
  const client = new Client({ host, port, user: 'postgres', database: 'postgres' })
  try {
    await client.connect()
    await prepareDatabase(client, readConfig({}, root).sqlFolders)
    return printTypes(await readCatalogue(client))
  } finally {
    await client.end()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const types = await currentTypes()
if (!process.argv.includes('--check')) {
  writeFileSync(target, types)
} else if (readFileSync(target, 'utf8') !== types) {
  console.error('database.types.ts is stale: run `npm run types`.')
  process.exit(1)
}
