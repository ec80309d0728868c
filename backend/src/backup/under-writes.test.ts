import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../test/paths.ts'
import { createAgent, type Agent } from '../../test/rls/agents.ts'
import { readConfig } from '../config.ts'
import { unlessBackupRuns } from '../database/backup-lock.ts'
import { openDatabase } from '../database/database.ts'
import type { Database } from '../database/types.ts'
import { createDiskStore } from '../storage/blob-store/disk.ts'
import { createBackup } from './create-backup.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { addObject } from './testing/fill-tables.ts'
import {
  log,
  openBlobs,
  removeFolder,
  startOffice,
  temporaryFolder,
  type RunningOffice,
} from './testing/test-office.ts'

const folder = temporaryFolder('under-writes')
const source = join(folder, 'source')
const target = join(folder, 'target')
const file = join(folder, 'respaldo.tar.gz')
const { sqlFolders } = readConfig({}, ROOT)
const store = createDiskStore(join(source, 'storage'))
let office: RunningOffice
let agent: Agent
let manifest: Manifest
let written = 0
let heldBack = 0

/** The writer imitates a working day on the server: it writes related rows, and it adds and removes files together with their rows. */
async function keepWriting(
  client: Client,
  database: Database,
  isOver: () => boolean,
): Promise<void> {
  const versions: string[] = []
  while (!isOver()) {
    await client.query('begin')
    const { rows } = await client.query<{ id: string }>(
      `insert into clients (user_id, type, first_name, last_name) values ($1, 'comprador', 'Ana', $2) returning id`,
      [agent.id, `Ruiz ${written}`],
    )
    await client.query(
      `insert into tasks (user_id, assigned_to, client_id, title) values ($1, $1, $2, 'Llamar')`,
      [agent.id, rows[0]?.id],
    )
    await client.query(
      `insert into documents (user_id, name, client_id) values ($1, 'Carta', $2)`,
      [agent.id, rows[0]?.id],
    )
    await client.query('commit')

    const version = randomUUID()
    await store.put(
      version,
      (async function* () {
        yield Buffer.from(version)
      })(),
      1000,
    )
    await addObject(client, version, agent.id)
    versions.push(version)
    if (versions.length > 5) await removeObject(client, database, versions.shift()!)
    written += 1
  }
}

async function removeObject(client: Client, database: Database, version: string): Promise<void> {
  await client.query('begin')
  await client.query(`select set_config('storage.allow_delete_query', 'true', true)`)
  await client.query('delete from storage.objects where version = $1', [version])
  await client.query('commit')
  if (!(await unlessBackupRuns(database, () => store.delete([version])))) heldBack += 1
}

beforeAll(async () => {
  office = await startOffice(source, sqlFolders)
  agent = await createAgent(office.client)
  const { host, port } = office.client
  const owner = { host, port, user: 'postgres', database: 'postgres' }
  const database = openDatabase({ owner, requests: owner }, log)
  const writers = await Promise.all([office.connect(), office.connect()])
  let over = false
  const writing = writers.map((client) => keepWriting(client, database, () => over))
  await until(() => written > 20)
  // Each file is returned only after a further removal was refused because of the backup, so that backup and removals surely overlap.
  const slow = {
    ...store,
    async get(id: string) {
      const wanted = heldBack + 1
      await until(() => heldBack >= wanted || heldBack > 30)
      return store.get(id)
    },
  }
  const config = { dataDir: source, databaseUrl: undefined }
  const taken = await createBackup({ config, file, blobs: slow, version: '0.1.0', log })
  manifest = taken.manifest
  over = true
  await Promise.all(writing)
  await Promise.all(writers.map((client) => client.end()))
  await database.close()
  await office.stop()
  await restoreBackup({
    config: { dataDir: target, databaseUrl: undefined, sqlFolders },
    file,
    openBlobs,
    log,
  })
  office = await startOffice(target, sqlFolders)
})
afterAll(async () => {
  await office.stop()
  removeFolder(folder)
})

async function until(isTrue: () => boolean): Promise<void> {
  // The loop pauses, because the writers need the processor.
  while (!isTrue()) await pause(1)
}

async function countOf(text: string): Promise<number> {
  const { rows } = await office.client.query<{ count: string }>(`select count(*) from ${text}`)
  return Number(rows[0]?.count)
}

describe('a backup beside two writers', () => {
  it('a backup beside two writers is of one moment: parents, children and rows that triggers wrote agree', async () => {
    const clients = await countOf(`clients where first_name = 'Ana'`)
    expect(clients).toBeGreaterThan(20)
    expect(clients).toBeLessThan(written)
    expect(
      await countOf(`tasks join clients c on c.id = tasks.client_id where c.first_name = 'Ana'`),
    ).toBe(clients)
    expect(
      await countOf(
        `documents join clients c on c.id = documents.client_id where c.first_name = 'Ana'`,
      ),
    ).toBe(clients)
    expect(
      await countOf(
        `documents d where not exists (select from document_versions v where v.document_id = d.id)`,
      ),
    ).toBe(0)
  })

  it('a backup beside two writers has no foreign key without its row', async () => {
    const { rows } = await office.client.query<{ name: string }>(
      `select conname as name, conrelid::regclass::text as child from pg_constraint where contype = 'f'`,
    )
    expect(rows.length).toBeGreaterThan(30)
    // Adding a constraint again makes PostgreSQL check every row.
    for (const { name, child } of rows as { name: string; child: string }[]) {
      const { rows: definition } = await office.client.query<{ text: string }>(
        `select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1 and conrelid = $2::regclass`,
        [name, child],
      )
      await office.client.query(`alter table ${child} drop constraint "${name}"`)
      await office.client.query(
        `alter table ${child} add constraint "${name}" ${definition[0]?.text}`,
      )
    }
  })

  it('a backup beside two writers has as many rows as its list says', async () => {
    for (const { schema, name, rows } of manifest.tables) {
      expect([name, await countOf(`${schema}.${name}`)]).toEqual([name, rows])
    }
  })

  it('a backup beside two writers has every file that its rows name, although rows and files were removed meanwhile', async () => {
    expect(heldBack).toBeGreaterThan(0)
    expect(manifest.missingFiles).toEqual([])
    const { rows } = await office.client.query<{ version: string }>(
      'select version from storage.objects',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { version } of rows) {
      const stored = await openBlobs(target).get(version)
      expect(await new Response(stored).text()).toBe(version)
    }
    rmSync(file)
  })
})
