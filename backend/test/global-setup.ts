import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../src/config.ts'
import { startEmbeddedServer } from '../src/database/embedded/server.ts'
import { prepareDatabase } from '../src/database/prepare.ts'
import { memoryFolder } from '../../test-support/temporary-folder.ts'
import { stopWaitingForDisk } from '../../test-support/throwaway-database.ts'
import { ROOT, TEMPLATE } from './paths.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresHost: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = memoryFolder('test')
  const server = await startEmbeddedServer(folder, pino({ level: 'silent' }))
  const { host, port } = server.endpoint
  const admin = new Client({ host, port, user: 'postgres', database: 'postgres' })
  await admin.connect()
  await stopWaitingForDisk(admin)
  // Autovacuum would visit hundreds of short-lived databases. A test that needs statistics runs ANALYZE itself.
  await admin.query('alter system set autovacuum = off')
  await admin.query('select pg_reload_conf()')
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()

  const template = new Client({ host, port, user: 'postgres', database: TEMPLATE })
  await template.connect()
  await prepareDatabase(template, readConfig({}, ROOT).sqlFolders)
  await template.end()

  project.provide('postgresHost', host)
  return async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
