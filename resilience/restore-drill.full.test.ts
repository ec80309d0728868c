import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LARGE_CRM, seedLargeCrm } from '../test-support/large-crm.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { digestOf, randomPdf } from '../test-support/random-files.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { clientIds, signIn, signUp, type SignedInAgent } from './agent.ts'
import { runMaintenance } from './maintenance.ts'
import { ownerOf } from './stored-files.ts'
import { connectAs } from './supabase-client.ts'

const WRITERS = 4
const FILES_BEFORE = 300
const OTHER_AGENTS = 2
const WHILE_IT_LASTS = { timeout: 300_000, interval: 5 }
const folder = temporaryFolder('long-drill')
const dataDir = join(folder, 'data')
const backups = join(folder, 'respaldos')
const restored = join(folder, 'restored')
const rows = new Set<string>()
const files = new Map<string, string>()
let agent: SignedInAgent
let server: RunningServer

const unfinished = () => readdirSync(backups).filter((name) => name.endsWith('.tar.gz.partial'))
const complete = () => readdirSync(backups).filter((name) => name.endsWith('.tar.gz.cifrado'))

const start = (env: Record<string, string> = {}) =>
  startServer({ dataDir, env: { MIN_FREE_DISK_MB: '0', ...env } })

async function keepWriting(client: SupabaseClient, isOver: () => boolean): Promise<void> {
  const owner = ownerOf(agent)
  while (!isOver()) {
    const id = randomUUID()
    const row = { id, type: 'comprador', first_name: 'Ana', last_name: 'Núñez' }
    const inserted = await client.from('clients').insert(row)
    if (inserted.error) throw new Error(inserted.error.message)
    rows.add(id)
    const name = `${owner}/${id}.pdf`
    const bytes = randomPdf(40_000)
    const stored = await client.storage
      .from('documents')
      .upload(name, bytes, { contentType: 'application/pdf' })
    if (stored.error) throw new Error(stored.error.message)
    files.set(name, digestOf(bytes))
  }
}

async function writeUntil(isOver: () => boolean): Promise<void> {
  const client = await connectAs(server, agent.token)
  await Promise.all(Array.from({ length: WRITERS }, () => keepWriting(client, isOver)))
}

beforeAll(async () => {
  mkdirSync(backups)
  server = await start()
  agent = await signUp(server)
  await seedLargeCrm(dataDir, ownerOf(agent), LARGE_CRM, OTHER_AGENTS)
  await writeUntil(() => files.size >= FILES_BEFORE)
  await server.stop()
}, 600_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('OPS-54 a server killed in the middle of its backup leaves no archive, and the next start makes the backup', async () => {
  server = await start({ BACKUP_DIR: backups })
  await expect.poll(unfinished, WHILE_IT_LASTS).toHaveLength(1)
  await server.kill()
  expect(complete()).toEqual([])
})

it('OPS-59 a backup of a large, busy office restores every acknowledged row and file', async () => {
  const before = { rows: [...rows], files: [...files] }
  server = await start({ BACKUP_DIR: backups })
  const writtenBefore = rows.size
  await writeUntil(() => complete().length > 0)
  expect(unfinished()).toEqual([])
  expect(rows.size).toBeGreaterThan(writtenBefore)
  await server.stop()

  const [name = ''] = complete()
  const { code, said } = await runMaintenance('restore', join(backups, name), restored, {}, [
    '--key',
    join(dataDir, 'secrets-key'),
  ])
  expect([code, said]).toEqual([0, expect.stringContaining('Restauración lista')])
  expect(said).not.toContain('Atención')
  server = await startServer({ dataDir: restored })
  const token = await signIn(server, agent)
  const found = await clientIds(server, token)
  expect(before.rows.filter((id) => !found.has(id))).toEqual([])
  expect(found.size).toBeGreaterThanOrEqual(LARGE_CRM.clients + before.rows.length)
  const client = await connectAs(server, token)
  for (const [path, digest] of before.files) {
    const { data } = await client.storage.from('documents').download(path)
    expect(data && digestOf(new Uint8Array(await data.arrayBuffer())), path).toBe(digest)
  }
})
