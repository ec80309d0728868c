import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { TEMPLATE } from './paths.ts'

export interface TestDatabase {
  url: string
  owner: Client
  drop(): Promise<void>
}

export async function createTestDatabase(
  template: typeof TEMPLATE | 'template1' = TEMPLATE,
): Promise<TestDatabase> {
  const host = inject('postgresHost')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying the files takes half the time of writing every page to the log, which would be needed only after a crash.
  await onServer(host, `create database ${name} template ${template} strategy file_copy`)
  const owner = new Client({ host, user: 'postgres', database: name })
  await owner.connect()
  return {
    url: `postgres://postgres@localhost/${name}?host=${encodeURIComponent(host)}`,
    owner,
    async drop() {
      await owner.end()
      await onServer(host, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(host: string, statement: string): Promise<void> {
  const client = new Client({ host, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}
