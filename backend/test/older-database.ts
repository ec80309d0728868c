import { randomBytes } from 'node:crypto'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { readConfig } from '../src/config.ts'
import { prepareDatabase } from '../src/database/prepare.ts'
import { ROOT } from './paths.ts'

export interface OlderDatabase {
  url: string
  client: Client
  upgrade(): Promise<void>
  drop(): Promise<void>
}

export async function createOlderDatabase(before: string): Promise<OlderDatabase> {
  const { sqlFolders } = readConfig({}, ROOT)
  const name = `older_${randomBytes(6).toString('hex')}`
  const host = inject('postgresHost')
  const admin = new Client({ host, user: 'postgres', database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const client = new Client({ host, user: 'postgres', database: name })
  await client.connect()
  const folder = temporaryFolder('older-database')
  for (const file of readdirSync(sqlFolders.migrations)) {
    if (file < before) cpSync(join(sqlFolders.migrations, file), join(folder, file))
  }
  await prepareDatabase(client, { ...sqlFolders, migrations: folder })
  rmSync(folder, { recursive: true, force: true })
  return {
    url: `postgres://postgres@localhost/${name}?host=${encodeURIComponent(host)}`,
    client,
    async upgrade() {
      await prepareDatabase(client, sqlFolders)
    },
    async drop() {
      await client.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
