import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { importJWK, SignJWT } from 'jose'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { readMessage } from '../src/auth/testing/read-message.ts'
import { createBackup } from '../src/backup/create-backup.ts'
import { unlockArchive } from '../src/backup/passphrase/unlock-archive.ts'
import { readArchive } from '../src/backup/read-archive.ts'
import { createSigningKey } from '../src/http/keyring.ts'
import { openBlobStore } from '../src/storage/blob-store/open-blob-store.ts'
import { createTestBackend, SECRETS_KEY, type TestBackend } from './test-backend.ts'

/** Somebody has an archive of a server that runs, and not its key. */
const AI_KEY = 'sk-proj-0123456789abcdef'
const log = pino({ level: 'silent' })
const folder = temporaryFolder('stolen')
const encrypted = join(folder, 'respaldo.tar.gz.cifrado')
const plain = join(folder, 'respaldo.tar.gz')
/** The rows of each table of the plain archive, as COPY wrote them. */
const tables = new Map<string, string>()
let backend: TestBackend
let person: { access_token: string; refresh_token: string; user: { id: string } }

async function send(path: string, key: string, token: string, body?: object): Promise<Response> {
  return backend.fetch(
    new Request(`http://localhost:3000${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
    }),
  )
}

beforeAll(async () => {
  backend = await createTestBackend()
  const { publishableKey: key } = backend.services.keyring
  const account = { email: 'ana@agente.mx', password: 'Secreta-1' }
  person = (await (await send('/auth/v1/signup', key, key, account)).json()) as typeof person
  const save = { action: 'save', ai: AI_KEY }
  await send('/functions/v1/secrets', key, person.access_token, save)
  await send('/auth/v1/recover', key, key, { email: account.email })
  const { config } = backend
  const options = { config, blobs: openBlobStore(config), version: config.version, log }
  await createBackup({ ...options, file: encrypted, secretsKey: SECRETS_KEY })
  await createBackup({ ...options, file: plain })
  for await (const { name, content } of readArchive(plain)) {
    tables.set(name, (await buffer(content)).toString())
  }
})
afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true, force: true })
})

it('OPS-33 an archive as they are made opens for nobody without the key', async () => {
  const bytes = readFileSync(encrypted)
  for (const text of ['manifest.json', 'agente.mx', AI_KEY])
    expect(bytes.includes(text)).toBe(false)
  const other = Buffer.alloc(32, 1).toString('base64')
  await expect(unlockArchive(encrypted, { secretsKeys: [other] })).rejects.toThrow('no abre')
})

/** Every value that stands in a table's rows. */
function valuesOf(table: string): string[] {
  const rows = tables.get(`tables/${table}`) ?? ''
  return rows.split(/[\t\n]/).filter((value) => value !== '' && value !== '\\N')
}

it('OPS-33 a plain one lists no accounts: none of its values is the secret key', async () => {
  const { secretKey, publishableKey } = backend.services.keyring
  expect((await send('/auth/v1/admin/users', secretKey, secretKey)).status).toBe(200)
  const values = valuesOf('predio.secrets')
  expect(values).toContain(publishableKey)
  for (const value of values) {
    expect((await send('/auth/v1/admin/users', value, value)).status).not.toBe(200)
  }
  for (const rows of tables.values()) {
    for (const secret of [secretKey, person.refresh_token, AI_KEY])
      expect(rows).not.toContain(secret)
    expect(rows).not.toContain('"d":')
  }
})

it('OPS-33 it refreshes no session with what is stored of a token', async () => {
  const { publishableKey: key } = backend.services.keyring
  const path = '/auth/v1/token?grant_type=refresh_token'
  const stored = valuesOf('auth.refresh_tokens').filter((value) => value.startsWith('hmac:'))
  expect(stored).toHaveLength(1)
  for (const value of stored.flatMap((each) => [each, each.slice(5), each.slice(5, 27)])) {
    expect((await send(path, key, key, { refresh_token: value })).status).toBe(400)
  }
  const { status } = await send(path, key, key, { refresh_token: person.refresh_token })
  expect(status).toBe(200)
})

it('ACC-90 nobody finds the code of a mail by trying them all', async () => {
  const outbox = join(backend.config.dataDir, 'outbox')
  const name = readdirSync(outbox).findLast((each) => each.includes('recovery')) ?? ''
  const code =
    /: (\d{6})$/m.exec(readMessage(readFileSync(join(outbox, name), 'utf8')).text)?.[1] ?? ''
  expect(code).toHaveLength(6)
  const stored = valuesOf('auth.users').filter((value) => value.startsWith('hmac:'))
  expect(stored.length).toBeGreaterThan(0)
  for (const hash of ['sha224', 'sha256']) {
    const guessed = createHash(hash).update(`ana@agente.mx${code}`).digest('hex')
    for (const rows of tables.values()) expect(rows).not.toContain(guessed)
  }
})

it('OPS-33 it forges no token, with or without a session, and reads no key of an agent', async () => {
  const { publishableKey: key, jwks } = backend.services.keyring
  const own = await createSigningKey()
  const claims = { sub: person.user.id, role: 'authenticated', aud: 'authenticated', aal: 'aal2' }
  const session = valuesOf('auth.sessions').find((value) => /^[0-9a-f-]{36}$/.test(value))
  for (const more of [{}, { session_id: session }]) {
    const token = await new SignJWT({ ...claims, ...more })
      .setProtectedHeader({ alg: 'ES256', kid: jwks.keys[0]?.kid ?? '' })
      .setExpirationTime('1h')
      .sign(await importJWK(own, 'ES256'))
    expect((await send('/rest/v1/clients?select=id', key, token)).status).toBe(401)
    const read = { action: 'read', name: 'ai' }
    const refused = await send('/functions/v1/secrets', key, token, read)
    expect(refused.status).toBe(401)
    expect(await refused.text()).not.toContain(AI_KEY)
  }
  // The person's own token reads it, so the question is the right one.
  const answer = await send('/functions/v1/secrets', key, person.access_token, {
    action: 'read',
    name: 'ai',
  })
  expect(await answer.json()).toMatchObject({ key: AI_KEY })
})
