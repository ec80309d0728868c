// `npm run types` migrates a temporary database and writes its types and schema; --check only compares them.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { readConfig } from '../backend/src/config.ts'
import { startEmbeddedServer } from '../backend/src/database/embedded/server.ts'
import { prepareDatabase } from '../backend/src/database/prepare.ts'
import { printSchema } from './database-schema/print-schema.ts'
import { readSchema, type SchemaPart } from './database-schema/read-schema.ts'
import { printTypes } from './database-types/print-types.ts'
import { readCatalogue } from './database-types/read-catalogue.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { root } from './lib/root.mjs'

const TYPES = 'domain/src/database/database.types.ts'
const SCHEMA = 'supabase/schema.sql'

async function currentFiles(): Promise<Record<string, string>> {
  const folder = temporaryFolder('types')
  const server = await startEmbeddedServer(folder, pino({ level: 'silent' }))
  const { host, port } = server.endpoint
  const client = new Client({ host, port, user: 'postgres', database: 'postgres' })
  try {
    await client.connect()
    await prepareDatabase(client, readConfig({}, root).sqlFolders)
    return {
      [TYPES]: printTypes(await readCatalogue(client)),
      [SCHEMA]: printSchema(ofMigrations(await readSchema(client))),
    }
  } finally {
    await client.end()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Additions of our own server are omitted, because hosted Supabase has its own parts instead. */
function ofMigrations(parts: SchemaPart[]): SchemaPart[] {
  const folder = join(root, 'supabase/migrations')
  const migrations = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  return parts.filter(({ subject, kind, name }) => {
    const isForeign = subject.startsWith('storage.')
    // A migration may move a function to another schema, so the name is searched without its schema.
    return migrations.includes(isForeign && kind === 'policy' ? name : bareName(subject))
  })
}

function bareName(subject: string): string {
  return subject.slice(subject.indexOf('.') + 1)
}

const isCheck = process.argv.includes('--check')
for (const [name, text] of Object.entries(await currentFiles())) {
  const file = join(root, name)
  if (!isCheck) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is stale: run \`npm run types\`.`)
    process.exitCode = 1
  }
}
