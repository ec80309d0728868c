import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { QUICK_PASSWORD_COST } from '../../test-support/quick-passwords.ts'
import { digestOf, randomJpeg, randomPdf } from '../../test-support/random-files.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { automaticBackup } from '../src/automatic-backup.ts'
import { createOutboxMailer } from '../src/auth/mailers/outbox-mailer.ts'
import { createBackend, type Backend } from '../src/backend.ts'
import { describeRestore } from '../src/backup/describe.ts'
import { restoreBackup } from '../src/backup/restore-backup.ts'
import { readConfig } from '../src/config.ts'
import { takeTurn } from '../src/jobs/take-turn.ts'
import { openBlobStore } from '../src/storage/blob-store/open-blob-store.ts'
import { ROOT } from './paths.ts'
import { createTestBackend, SECRETS_KEY, type TestBackend } from './test-backend.ts'

const ENOUGH = 25
const PASSWORD = 'Correcta-1'
const log = pino({ level: 'silent' })
const folder = temporaryFolder('drill')
const backups = join(folder, 'respaldos')
const restored = join(folder, 'restaurado')
const email = `${randomUUID()}@agente.mx`
const rows = new Set<string>()
const files = new Map<string, string>()
let acknowledged: { rows: string[]; files: [string, string][] }
let source: TestBackend
let target: Backend | undefined
let agent: SupabaseClient
let said: string

/** This is an unmodified supabase-js whose requests reach the server without a port. */
function clientOf(backend: Backend): SupabaseClient {
  const fetch: typeof globalThis.fetch = async (input, init) =>
    backend.fetch(new Request(input, init))
  return createClient('http://127.0.0.1', backend.services.keyring.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
    realtime: { transport: WebSocket as never },
  })
}

async function keepAddingRows(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const id = randomUUID()
    const row = { id, type: 'comprador', first_name: 'Ana', last_name: 'Núñez' }
    const { error } = await agent.from('clients').insert(row)
    if (error) throw new Error(error.message)
    rows.add(id)
  }
}

const KINDS = {
  documents: { make: randomPdf, type: 'application/pdf', ending: 'pdf' },
  'listing-photos': { make: randomJpeg, type: 'image/jpeg', ending: 'jpg' },
  notes: { make: randomJpeg, type: 'image/jpeg', ending: 'jpg' },
}

async function keepUploading(
  bucket: keyof typeof KINDS,
  owner: string,
  isOver: () => boolean,
): Promise<void> {
  const { make, type, ending } = KINDS[bucket]
  while (!isOver()) {
    const path = `${owner}/casa/${randomUUID()}.${ending}`
    const bytes = make(20_000)
    const { error } = await agent.storage.from(bucket).upload(path, bytes, { contentType: type })
    if (error) throw new Error(error.message)
    files.set(`${bucket}/${path}`, digestOf(bytes))
  }
}

beforeAll(async () => {
  mkdirSync(backups)
  source = await createTestBackend()
  agent = clientOf(source)
  const { data } = await agent.auth.signUp({ email, password: PASSWORD })
  let isOver = false
  const owner = data.user?.id ?? ''
  const writing = Promise.all([
    keepAddingRows(() => isOver),
    keepAddingRows(() => isOver),
    keepUploading('documents', owner, () => isOver),
    keepUploading('listing-photos', owner, () => isOver),
    keepUploading('notes', owner, () => isOver),
  ])
  writing.catch(() => undefined)
  const wrote = (count: number) =>
    vi.waitFor(() => expect(Math.min(rows.size, files.size)).toBeGreaterThan(count), {
      timeout: 60_000,
      interval: 5,
    })
  await wrote(ENOUGH)
  const config = {
    ...source.config,
    minFreeDiskBytes: 0,
    backup: {
      folder: backups,
      everyMs: 86_400_000,
      keep: { daily: 1, weekly: 0, monthly: 0 },
      passphrase: undefined,
    },
  }
  const blobs = openBlobStore(config)
  // The first files are read only after the writers have continued, so that the backup overlaps with their work however fast it is.
  let held = 0
  const beside = {
    ...blobs,
    async get(id: string) {
      if (held++ < 3) await wrote(Math.min(rows.size, files.size))
      return blobs.get(id)
    },
  }
  const mailer = createOutboxMailer(join(folder, 'outbox'), 'Predio', log)
  const [job] = automaticBackup({ config, secretsKey: SECRETS_KEY, blobs: beside, mailer, log })
  acknowledged = { rows: [...rows], files: [...files] }
  const { database } = source.services
  const state = await takeTurn({ database, log }, job!, new AbortController().signal)
  isOver = true
  await writing
  if (state !== 'ran') throw new Error(`the backup ended as “${state}”`)

  const variables = { DATA_DIR: restored, PREDIO_DEMO: 'off' }
  const empty = { ...readConfig(variables, ROOT), passwordCost: QUICK_PASSWORD_COST }
  const name = readdirSync(backups).find((found) => found.endsWith('.tar.gz.cifrado')) ?? ''
  const openBlobs = (dataDir: string) => openBlobStore({ dataDir, s3: undefined })
  const file = join(backups, name)
  const openers = { secretsKeys: [SECRETS_KEY] }
  const report = await restoreBackup({ config: empty, file, openBlobs, ...openers, log })
  said = describeRestore(report, restored)
  target = await createBackend(empty, log)
})
afterAll(async () => {
  await target?.close()
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

it('OPS-59 a restore brings every row and file whose saving was confirmed to people', async () => {
  const office = clientOf(target!)
  const { error } = await office.auth.signInWithPassword({ email, password: PASSWORD })
  expect(error).toBeNull()
  const { data: clients } = await office.from('clients').select('id').limit(10_000)
  const found = new Set(clients?.map(({ id }) => id as string))
  expect(acknowledged.rows.filter((id) => !found.has(id))).toEqual([])
  for (const [name, digest] of acknowledged.files) {
    const [bucket = '', ...path] = name.split('/')
    const { data } = await office.storage.from(bucket).download(path.join('/'))
    expect(data && digestOf(new Uint8Array(await data.arrayBuffer())), name).toBe(digest)
  }
  expect(acknowledged.rows.length).toBeGreaterThan(ENOUGH)
  expect(rows.size).toBeGreaterThan(acknowledged.rows.length)
  expect(acknowledged.files.length).toBeGreaterThan(ENOUGH)
})

it('OPS-134 a restore stores the key that opened the archive in the new data folder, and says so', () => {
  const file = join(restored, 'secrets-key')
  expect(readFileSync(file, 'utf8')).toBe(`${SECRETS_KEY}\n`)
  expect(said).toContain(`La llave que lo abrió quedó en ${file}`)
})
