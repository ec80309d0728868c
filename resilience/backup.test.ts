import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { digestOf, randomPdf } from '../test-support/random-files.ts'
import { addClient, clientIds, signUp, type SignedInAgent } from './agent.ts'
import { databaseUrl } from './embedded-database.ts'
import { createProject } from './like-supabase.ts'
import { runMaintenance } from './maintenance.ts'
import { startWriting, type Fates, type Writing } from './storage-writers.ts'
import { download, listNames, ownerOf, upload } from './stored-files.ts'
import { askForToken, type TokenAnswer } from './tokens.ts'

/** While the office is backed up and exported, the first of the two agents continues to write. */
const folder = temporaryFolder('backup')
const archive = join(folder, 'respaldo.tar.gz')
const exported = join(folder, 'datos.sql')
const restored = join(folder, 'restored')
const JUST_STORED = 40
const AI_KEY = 'sk-de-ana-0123456789'
const GZIP = '1f8b'
let source: RunningServer
let ana: SignedInAgent
let beto: SignedInAgent
let session: TokenAnswer
let betosClient: string
const betosFile = randomPdf(700_000)
let rows: string[]
const calm: Fates = new Map()
let filesMeanwhile = 0
const said: Record<string, { code: number; said: string }> = {}

beforeAll(async () => {
  source = await startServer({ dataDir: join(folder, 'source') })
  ana = await signUp(source)
  beto = await signUp(source)
  session = await askForToken(source, 'password', ana)
  await askForKeys(source, ana.token, { action: 'save', ai: AI_KEY })
  betosClient = randomUUID()
  await addClient(source, beto.token, betosClient)
  await upload({ server: source, token: beto.token }, 'de-beto.pdf', betosFile)

  const anas = { server: source, token: ana.token }
  await writeUntil(startWriting(anas, calm, 3), () => undefined)
  const granted = new Set<string>()
  let isOver = false
  const clients = keepAdding(granted, () => isOver)
  await writeUntil(startWriting(anas, new Map(), 3), async ({ granted: files }) => {
    rows = [...granted]
    const before = files()
    said['backup'] = await runMaintenance('backup', archive, source.dataDir)
    filesMeanwhile = files() - before
    said['export'] = await runMaintenance('export-sql', exported, source.dataDir)
  })
  isOver = true
  await clients
  const key = ['--key', join(source.dataDir, 'secrets-key')]
  said['restore'] = await runMaintenance('restore', archive, restored, {}, key)
})
afterAll(async () => {
  await source.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function keepAdding(granted: Set<string>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const id = randomUUID()
    if (!(await addClient(source, ana.token, id))) throw new Error('a client was refused')
    granted.add(id)
  }
}

async function writeUntil(
  writing: Writing,
  work: (writing: Writing) => Promise<void> | undefined,
): Promise<void> {
  await vi.waitFor(() => expect(writing.granted()).toBeGreaterThanOrEqual(JUST_STORED), {
    timeout: 60_000,
    interval: 5,
  })
  await work(writing)
  writing.stop()
  await writing.ended
}

describe('a backup, taken while people write', () => {
  it('a backup made while people write succeeds, and only its owner can read it', () => {
    expect(said['backup']).toMatchObject({ code: 0 })
    expect(said['backup']?.said).toContain('Respaldo listo')
    expect(said['backup']?.said).not.toContain('Atención')
    expect((statSync(archive).mode & 0o777).toString(8)).toBe('600')
    expect(filesMeanwhile).toBeGreaterThan(0)
  })
})

describe('what is restored from it', () => {
  let server: RunningServer

  beforeAll(async () => {
    server = await startServer({ dataDir: restored })
  })
  afterAll(() => server.stop())

  it('the restore says that it is complete', () => {
    expect(said['restore']).toMatchObject({ code: 0 })
    expect(said['restore']?.said).toContain('Restauración lista')
    expect(said['restore']?.said).not.toContain('Atención')
  })

  it('the restored data has every row that existed when the backup began', async () => {
    const kept = await clientIds(server, ana.token)
    expect(rows.filter((id) => !kept.has(id))).toEqual([])
  })

  it('the restored data has every file that existed, byte for byte, and no deleted file', async () => {
    const files = { server, token: ana.token }
    for (const [name, { settled }] of calm) {
      const bytes = await download(files, name)
      expect(bytes && digestOf(bytes), name).toBe(settled)
    }
  })

  it('the restored server can serve every file that it lists', async () => {
    const files = { server, token: ana.token }
    const names = await listNames(files)
    expect(names.length).toBeGreaterThan(JUST_STORED / 2)
    for (const name of names) expect(await download(files, name)).toBeDefined()
  })

  it('the restored server accepts people’s passwords and tokens, and has the same keys', async () => {
    expect(server.publishableKey).toBe(source.publishableKey)
    expect((await askForToken(server, 'password', ana)).status).toBe(200)
    expect(await clientIds(server, session.access_token ?? '')).toContain(rows[0])
    expect((await askForToken(server, 'refresh_token', session)).status).toBe(200)
    const wrong = { ...ana, password: 'Equivocada-1' }
    expect((await askForToken(server, 'password', wrong)).status).toBe(400)
  })

  it('the restored server decrypts agents’ keys with the key that opened the archive, as the restore said', async () => {
    expect(said['backup']?.said).toContain('Está cifrado con la llave de este servidor')
    expect(said['restore']?.said).toContain(join(restored, 'secrets-key'))
    expect(await askForKeys(server, ana.token, { action: 'read', name: 'ai' })).toMatchObject({
      key: AI_KEY,
    })
  })

  it('the restored server keeps agents’ data apart', async () => {
    await expectApart(server, beto.token)
    const betos = { server, token: beto.token }
    expect(digestOf((await download(betos, 'de-beto.pdf'))!)).toBe(digestOf(betosFile))
    const { status } = await fetch(
      `${server.url}/storage/v1/object/documents/${ownerOf(beto)}/de-beto.pdf`,
      { headers: { apikey: server.publishableKey, authorization: `Bearer ${ana.token}` } },
    )
    expect(status).toBe(400)
  })

  it('the restored server accepts new rows and files', async () => {
    const id = randomUUID()
    expect(await addClient(server, ana.token, id)).toBe(true)
    const files = { server, token: ana.token }
    expect(await upload(files, 'nuevo.pdf', betosFile)).toBe(200)
    expect(await listNames(files)).toContain('nuevo.pdf')
    await signUp(server)
  })
})

async function expectApart(server: RunningServer, betosToken: string): Promise<void> {
  expect(await clientIds(server, betosToken)).toEqual(new Set([betosClient]))
  const anonymous = await fetch(`${server.url}/rest/v1/clients?select=id`, {
    headers: { apikey: server.publishableKey },
  })
  expect(anonymous.status).toBe(401)
}

describe('a restore', () => {
  // refused-archives.test.ts in the backend tests all other kinds of damage.
  it('refuses an archive with a changed byte, and leaves nothing', async () => {
    const file = join(folder, `${randomUUID()}.tar.gz`)
    const target = join(folder, randomUUID())
    const bytes = readFileSync(archive)
    bytes[bytes.length >> 1]! ^= 0x10
    writeFileSync(file, bytes)
    const unopened = await runMaintenance('restore', file, target)
    expect(unopened.said).toContain(
      'El respaldo está cifrado con la llave del servidor que lo hizo',
    )
    const key = ['--key', join(source.dataDir, 'secrets-key')]
    const { code, said } = await runMaintenance('restore', file, target, {}, key)
    expect(said).toContain('El respaldo está dañado o incompleto')
    expect(said).not.toContain('    at ')
    expect(code).toBe(1)
    expect(existsSync(target) ? readdirSync(target) : []).toEqual([])
  })

  it('a restore never overwrites an existing office', async () => {
    const { code, said } = await runMaintenance('restore', archive, source.dataDir)
    expect(code).toBe(1)
    expect(said).toContain('no está vacía')
    expect(await clientIds(source, ana.token)).toContain(rows[0])
  })
})

it('a backup with a pass phrase in the environment opens with that phrase alone', async () => {
  const file = join(folder, 'cifrado.predio')
  const target = join(folder, 'cifrado')
  const taken = await runMaintenance('backup', file, source.dataDir, {
    BACKUP_PASSPHRASE: 'una frase bastante larga',
  })
  expect(taken, taken.said).toMatchObject({ code: 0 })
  expect(taken.said).toContain('Está cifrado con tu frase de contraseña')
  const refused = await runMaintenance('restore', file, target, {
    BACKUP_PASSPHRASE: 'otra frase bastante larga',
  })
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('La frase de contraseña no abre este respaldo')
  const unasked = await runMaintenance('restore', file, target)
  expect(unasked.said).toContain('Indícala en la variable BACKUP_PASSPHRASE')
  expect(existsSync(target)).toBe(false)
})

it('OPS-35 OPS-134 --plain writes an unencrypted archive despite a pass phrase, and SECRETS_KEY opens an archive as --key does', async () => {
  const file = join(folder, 'sin-cifrar.tar.gz')
  const target = join(folder, 'por-variable')
  const phrase = { BACKUP_PASSPHRASE: 'una frase bastante larga' }
  const taken = await runMaintenance('backup', file, source.dataDir, phrase, ['--plain'])
  expect(taken, taken.said).toMatchObject({ code: 0 })
  expect(readFileSync(file).subarray(0, 2).toString('hex')).toBe(GZIP)
  const SECRETS_KEY = readFileSync(join(source.dataDir, 'secrets-key'), 'utf8').trim()
  const opened = await runMaintenance('restore', archive, target, { SECRETS_KEY })
  expect(opened, opened.said).toMatchObject({ code: 0 })
  expect(readdirSync(target)).not.toContain('secrets-key')
})

describe('an export', () => {
  it('an export loads into a Supabase project, where people sign in with their old passwords', async () => {
    expect(said['export'], said['export']?.said).toMatchObject({ code: 0 })
    const owner = await createProject(source.dataDir, 'proyecto')
    await owner.query(readFileSync(exported, 'utf8'))
    await owner.end()

    // Supabase's own services are missing in this project; our server reads the same tables.
    const env = {
      DATABASE_URL: databaseUrl(source.dataDir, 'proyecto'),
      SECRETS_KEY: readFileSync(join(source.dataDir, 'secrets-key'), 'utf8').trim(),
    }
    const server = await startServer({ env })
    onTestFinished(() => server.stop())
    const { status, access_token: token = '' } = await askForToken(server, 'password', ana)
    expect(status).toBe(200)
    const kept = await clientIds(server, token)
    expect(rows.filter((id) => !kept.has(id))).toEqual([])
    const betos = await askForToken(server, 'password', beto)
    await expectApart(server, betos.access_token ?? '')
    const wrong = { ...ana, password: 'Equivocada-1' }
    expect((await askForToken(server, 'password', wrong)).status).toBe(400)
    expect(await addClient(server, token, randomUUID())).toBe(true)
    expect(await askForKeys(server, token, { action: 'read', name: 'ai' })).toMatchObject({
      key: AI_KEY,
    })
    expect(said['export']?.said).toContain('SECRETS_KEY')
  })
})

async function askForKeys(server: RunningServer, token: string, body: object): Promise<unknown> {
  const response = await fetch(`${server.url}/functions/v1/secrets`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  return response.json()
}
