import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { decodeJwt, importJWK, SignJWT } from 'jose'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { totpCode } from '../../test-support/totp-code.ts'
import { readMessage } from '../src/auth/testing/read-message.ts'
import { createBackup } from '../src/backup/create-backup.ts'
import { unlockArchive } from '../src/backup/passphrase/unlock-archive.ts'
import { readArchive } from '../src/backup/read-archive.ts'
import { passwordOfAuthenticator } from '../src/database/authenticator.ts'
import { createSigningKey } from '../src/http/keyring.ts'
import { openBlobStore } from '../src/storage/blob-store/open-blob-store.ts'
import { createTestBackend, SECRETS_KEY, type TestBackend } from './test-backend.ts'

/** These tests imitate a person who has an archive of a running server but not its key. */
const AI_KEY = 'sk-proj-0123456789abcdef'
const log = pino({ level: 'silent' })
const folder = temporaryFolder('stolen')
const encrypted = join(folder, 'respaldo.tar.gz.cifrado')
const plain = join(folder, 'respaldo.tar.gz')
const tables = new Map<string, string>()
let backend: TestBackend
let person: { access_token: string; refresh_token: string; user: { id: string } }
let appSecret: string

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
  await addFactor(key)
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

async function addFactor(key: string): Promise<void> {
  const post = async (path: string, body: object) =>
    (await send(`/auth/v1/factors${path}`, key, person.access_token, body)).json()
  const factor = (await post('', { factor_type: 'totp' })) as {
    id: string
    totp: { secret: string }
  }
  appSecret = factor.totp.secret
  const challenge = (await post(`/${factor.id}/challenge`, {})) as { id: string }
  const code = totpCode(appSecret)
  const verified = await post(`/${factor.id}/verify`, { challenge_id: challenge.id, code })
  person = verified as typeof person
}

it('OPS-33 an encrypted archive cannot be read without its key', async () => {
  const bytes = readFileSync(encrypted)
  for (const text of ['manifest.json', 'agente.mx', AI_KEY])
    expect(bytes.includes(text)).toBe(false)
  const other = Buffer.alloc(32, 1).toString('base64')
  await expect(unlockArchive(encrypted, { secretsKeys: [other] })).rejects.toThrow('no abre')
  await expect(unlockArchive(encrypted, {})).rejects.toThrow('con --key')
})

function valuesOf(table: string): string[] {
  const rows = tables.get(`tables/${table}`) ?? ''
  return rows.split(/[\t\n]/).filter((value) => value !== '' && value !== '\\N')
}

it('OPS-33 an unencrypted archive lists no accounts: none of its values is the secret key', async () => {
  const { secretKey, publishableKey } = backend.services.keyring
  expect((await send('/auth/v1/admin/users', secretKey, secretKey)).status).toBe(200)
  const values = valuesOf('predio.secrets')
  expect(values).toContain(publishableKey)
  for (const value of values) {
    expect((await send('/auth/v1/admin/users', value, value)).status).not.toBe(200)
  }
  expect(values).not.toContain('authenticator_password')
  const password = passwordOfAuthenticator(SECRETS_KEY)
  for (const rows of tables.values()) {
    for (const secret of [secretKey, password, person.refresh_token, appSecret, AI_KEY])
      expect(rows).not.toContain(secret)
    expect(rows).not.toContain('"d":')
  }
})

it('OPS-33 the stored form of a token in an archive refreshes no session', async () => {
  const { publishableKey: key } = backend.services.keyring
  const path = '/auth/v1/token?grant_type=refresh_token'
  const stored = valuesOf('auth.refresh_tokens').filter((value) => value.startsWith('hmac:'))
  expect(stored.length).toBeGreaterThan(0)
  for (const value of stored.flatMap((each) => [each, each.slice(5), each.slice(5, 27)])) {
    expect((await send(path, key, key, { refresh_token: value })).status).toBe(400)
  }
  const { refresh_token } = person
  const refreshed = await (await send(path, key, key, { refresh_token })).json()
  const { access_token } = refreshed as typeof person
  expect(decodeJwt(access_token)).toMatchObject({ aal: 'aal2' })
})

it('ACC-90 the code of a mail cannot be found in an archive by trying all codes', async () => {
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

it('OPS-33 an archive’s values forge no token, with or without a session, and read no key of an agent', async () => {
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
  // With the person's own token the same request reads the value, which proves that the request is right.
  const answer = await send('/functions/v1/secrets', key, person.access_token, {
    action: 'read',
    name: 'ai',
  })
  expect(await answer.json()).toMatchObject({ key: AI_KEY })
})

it('OPS-33 none of an archive’s values signs, and tokens of the server’s own key open nothing without a session', async () => {
  const { keyring } = backend.services
  expect(valuesOf('predio.secrets').filter(isPrivateKey)).toEqual([])
  const iat = Math.floor(Date.now() / 1000)
  const times = { iat, exp: iat + 600 }
  const claims = { sub: person.user.id, role: 'authenticated', aud: 'authenticated', aal: 'aal2' }
  for (const more of [{}, { session_id: randomUUID() }]) {
    const token = await keyring.sign({ ...claims, ...times, ...more })
    const key = keyring.publishableKey
    expect((await send('/rest/v1/clients?select=id', key, token)).status).toBe(401)
    const read = { action: 'read', name: 'ai' }
    expect((await send('/functions/v1/secrets', key, token, read)).status).toBe(401)
  }
})

function isPrivateKey(value: string): boolean {
  try {
    const parsed: unknown = JSON.parse(value)
    return [parsed].flat().some((key) => typeof key === 'object' && key !== null && 'd' in key)
  } catch {
    return false
  }
}
