import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startS3 } from '../backend/src/storage/testing/s3-stub.ts'
import { root } from '../scripts/lib/root.mjs'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { addClient, clientIds, signIn, signUp, type SignedInAgent } from './agent.ts'
import { databaseUrl, openDatabase } from './embedded-database.ts'
import { filesOnDisk } from './files-on-disk.ts'
import { createProject } from './like-supabase.ts'
import { runMaintenance } from './maintenance.ts'
import { download, listNames, ownerOf, upload } from './stored-files.ts'
import { digestOf, randomPdf } from '../test-support/random-files.ts'

/** An office that has outgrown its machine moves in the steps of docs/scale.md. */
const FILES = 40
const folder = temporaryFolder('move')
const exported = join(folder, 'datos.sql')
const row = randomUUID()
const digests = new Map<string, string>()
let source: RunningServer
let agent: SignedInAgent
let ticket: number
let secretsKey: string

beforeAll(async () => {
  source = await startServer({ dataDir: join(folder, 'source') })
  agent = await signUp(source)
  await addClient(source, agent.token, row)
  for (let i = 0; i < FILES; i += 1) {
    const name = i % 2 === 0 ? `contrato-${i}.pdf` : `carpeta/plano-${i}.pdf`
    const bytes = randomPdf(20 + i * 5_000)
    const status = await upload({ server: source, token: agent.token }, name, bytes)
    if (status !== 200) throw new Error(`${name} was answered with ${status}`)
    digests.set(name, digestOf(bytes))
  }
  const owner = await openDatabase(source.dataDir)
  ticket = await nextTicket(owner)
  await owner.end()
  const { code, said } = await runMaintenance('export-sql', exported, source.dataDir)
  if (code !== 0) throw new Error(said)
  secretsKey = readFileSync(join(source.dataDir, 'secrets-key'), 'utf8').trim()
})
afterAll(async () => {
  await source.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a move to a Supabase project', () => {
  it('a move to a Supabase project brings people, rows, sequences and files, and files keep their owners', async () => {
    const project = await createProject(source.dataDir, 'proyecto')
    onTestFinished(() => project.end())
    await project.query(readFileSync(exported, 'utf8'))
    // Supabase's own services are missing in this project; our server reads the same tables.
    const target = await startTarget('proyecto')
    const before = await ownersOf(project)
    await project.query(
      'create table private.file_owners as select id, owner, owner_id from storage.objects',
    )
    const { code, said } = await copyFiles(source, target)
    expect([code, said]).toEqual([0, `Archivos copiados: ${FILES}.\n`])
    await project.query(
      `update storage.objects o set owner = f.owner, owner_id = f.owner_id
       from private.file_owners f where f.id = o.id`,
    )
    await project.query('drop table private.file_owners')

    expect(await ownersOf(project)).toEqual(before)
    await expectOffice(target, project)
  })
})

describe('a move to a PostgreSQL of one’s own and S3', () => {
  it('a move to one’s own PostgreSQL and S3 brings people, rows, sequences and files', async () => {
    const cluster = await openDatabase(source.dataDir)
    await cluster.query('create database propia')
    await cluster.end()
    const archive = join(folder, 'mudanza.cifrado')
    const restored = join(folder, 'propia')
    const env = {
      DATABASE_URL: databaseUrl(source.dataDir, 'propia'),
      SECRETS_KEY: secretsKey,
    }
    for (const { code, said } of [
      await runMaintenance('backup', archive, source.dataDir),
      await runMaintenance('restore', archive, restored, env),
    ])
      expect(code, said).toBe(0)
    const owner = await openDatabase(source.dataDir, { database: 'propia' })
    onTestFinished(() => owner.end())
    const s3 = await startS3()
    onTestFinished(() => s3.close())
    for (const path of filesOnDisk(restored).blobs) {
      const bytes = readFileSync(path)
      s3.objects.set(`storage/${basename(path)}`, { bytes, at: new Date() })
    }
    const target = await startTarget('propia', {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
      S3_REGION: s3.credentials.region,
    })
    await expectOffice(target, owner)
    expect(s3.objects.size).toBe(FILES + 1)
  })
})

async function startTarget(
  database: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const server = await startServer({
    env: {
      DATABASE_URL: databaseUrl(source.dataDir, database),
      SECRETS_KEY: secretsKey,
      SECRET_KEY: `sb_secret_${randomBytes(18).toString('base64url')}`,
      ...env,
    },
  })
  onTestFinished(() => server.stop())
  return server
}

/** Checks that the password still works, that all data are present and that they can be changed. */
async function expectOffice(server: RunningServer, owner: Client): Promise<void> {
  const token = await signIn(server, agent)
  const files = { server, token }
  expect(await clientIds(server, token)).toEqual(new Set([row]))
  expect(await listNames({ ...files })).toContain('contrato-0.pdf')
  for (const [name, digest] of digests) {
    const bytes = await download(files, name)
    expect(bytes && digestOf(bytes), name).toBe(digest)
  }
  expect(await nextTicket(owner)).toBeGreaterThan(ticket)
  expect(await addClient(server, token, randomUUID())).toBe(true)
  expect(await upload(files, 'nuevo.pdf', randomPdf(900))).toBe(200)
  await signUp(server)
}

async function nextTicket(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ ticket: string }>(
    `select nextval('private.stripe_tickets') as ticket`,
  )
  return Number(rows[0]?.ticket)
}

async function ownersOf(owner: Client): Promise<unknown[]> {
  const { rows } = await owner.query<{ name: string; owner_id: string }>(
    'select name, owner_id from storage.objects order by name',
  )
  expect(new Set(rows.map(({ owner_id }) => owner_id))).toEqual(new Set([ownerOf(agent)]))
  return rows
}

async function copyFiles(from: RunningServer, to: RunningServer) {
  const child = spawn(process.execPath, [join(root, 'scripts/copy-files.mjs')], {
    env: {
      ...process.env,
      FROM_URL: from.url,
      FROM_KEY: from.secretKey,
      TO_URL: to.url,
      TO_KEY: to.secretKey,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}
