import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { runAdmin } from '../../scripts/admin/run-admin.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { createBackend } from '../src/backend.ts'
import { restoreBackup } from '../src/backup/restore-backup.ts'
import { openBlobs } from '../src/backup/testing/test-office.ts'
import { readConfig } from '../src/config.ts'
import { createSigningKey } from '../src/http/keyring.ts'
import { ROOT } from './paths.ts'
import { createTestBackend, SECRETS_KEY } from './test-backend.ts'
import { testConfig } from './test-config.ts'
import { createTestDatabase } from './test-database.ts'

const log = pino({ level: 'silent' })
/** Concurrent suites share the role of requests and set its password too, so the password is not compared. */
const STORED = 'select name, value from predio.secrets order by name'
const folder = temporaryFolder('secrets-at-start')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a start', () => {
  it('a start encrypts every key stored in the clear, for any process with the same SECRETS_KEY', async () => {
    const database = await createTestDatabase()
    const variables = { DATABASE_URL: database.url, DATA_DIR: folder, SECRETS_KEY }
    const config = readConfig(variables, ROOT)
    const [ana, luis] = [randomUUID(), randomUUID()]
    for (const id of [ana, luis]) {
      await database.owner.query('insert into auth.users (id, email) values ($1, $2)', [
        id,
        `${id}@agente.mx`,
      ])
    }
    await database.owner.query(
      `insert into user_settings (user_id, wordpress_url) values ($1, 'https://casas.mx'), ($2, null)`,
      [ana, luis],
    )
    await database.owner.query(
      `insert into user_secrets (user_id, name, plain_text)
       values ($1, 'site', 'ana:abcd efgh'), ($1, 'ai', 'sk-de-ana'), ($2, 'ai', 'sk-de-luis')`,
      [ana, luis],
    )
    const stored = async () => {
      const { rows } = await database.owner.query<{ ciphertext: string; plain_text: unknown }>(
        'select ciphertext, plain_text from user_secrets order by id',
      )
      expect(rows.map(({ plain_text }) => plain_text)).toEqual([null, null, null])
      return rows.map(({ ciphertext }) => ciphertext)
    }
    await (await createBackend(config, log)).close()
    const first = await stored()
    await (await createBackend(config, log)).close()
    expect(await stored()).toEqual(first)
    await database.drop()
  })

  it('OPS-33 OPS-133 a start encrypts the server’s own keys, so that the database alone neither signs nor decrypts', async () => {
    const backend = await createTestBackend()
    const { keyring } = backend.services
    const token = await keyring.sign({ role: 'anon' })
    await backend.owner.query(`delete from predio.secrets`)
    const signing = JSON.stringify(await createSigningKey())
    await backend.owner.query(
      `insert into predio.secrets (name, value) values ('signing_key', $1), ('secret_key', 'sb_secret_de_antes'),
         ('publishable_key', $2), ('authenticator_password', 'abc')`,
      [signing, keyring.publishableKey],
    )
    const stored = async () => {
      const { rows } = await backend.owner.query<{ name: string; value: string }>(
        'select name, value from predio.secrets order by name',
      )
      return rows
    }
    const said: string[] = []
    const listening = pino({ level: 'warn' }, { write: (line) => said.push(line) })
    const again = await createBackend(backend.config, listening)
    expect(said.join('')).toContain('los respaldos que hizo la versión anterior')
    expect(again.services.keyring.secretKey).toBe('sb_secret_de_antes')
    expect(again.services.keyring.jwks.keys[0]?.x).toBe(JSON.parse(signing).x)
    await expect(again.services.keyring.verify(token)).rejects.toThrow('no-key')
    const rows = await stored()
    expect(rows.map(({ name }) => name.replace(/@.*/, '@'))).toEqual([
      'key_in_charge',
      'publishable_key',
      'push_key@',
      'secret_key@',
      'signing_key@',
      'token_key@',
    ])
    const values = rows.map(({ value }) => value).join(' ')
    expect(values).not.toContain('sb_secret')
    expect(values).not.toContain('"d"')
    await again.close()
    said.length = 0
    await (await createBackend(backend.config, listening)).close()
    expect(await stored()).toEqual(rows)
    expect(said).toEqual([])
    await backend.close()
  })

  it('OPS-34 OPS-124 a start with another SECRETS_KEY is refused without a change, until the operator confirms the loss', async () => {
    const database = await createTestDatabase()
    const dataDir = join(folder, 'otra-llave')
    const shared = { DATABASE_URL: database.url, DATA_DIR: dataDir }
    const otherKey = Buffer.alloc(32, 8).toString('base64')
    const said: string[] = []
    const listening = pino({ level: 'warn' }, { write: (line) => said.push(line) })
    const start = (key: string) =>
      createBackend(testConfig({ ...shared, SECRETS_KEY: key }), listening)
    const replaceLostKey = (key: string) =>
      runAdmin(['replace-lost-key', '--yes'], {
        root: ROOT,
        variables: { ...shared, SECRETS_KEY: key },
      })
    const stored = async () => (await database.owner.query(STORED)).rows
    const first = await start(SECRETS_KEY)
    const { secretKey, jwks, publishableKey } = first.services.keyring
    const before = await stored()
    await expect(start(otherKey)).rejects.toThrow(/no es la que cifró.*No se tocó nada/)
    expect(await stored()).toEqual(before)
    expect((await replaceLostKey(otherKey)).text).toContain('Predio está en marcha')
    await first.close()

    expect((await replaceLostKey(SECRETS_KEY)).text).toContain('no hay nada que sustituir')
    expect(await replaceLostKey(otherKey)).toMatchObject({ exitCode: 0 })
    expect(said).toEqual([])
    const lost = await start(otherKey)
    expect(said.join('')).toContain('todos tendrán que volver a entrar')
    expect(lost.services.keyring.secretKey).not.toBe(secretKey)
    expect(lost.services.keyring.publishableKey).toBe(publishableKey)
    await lost.close()
    await expect(start(SECRETS_KEY)).rejects.toThrow('no es la que cifró')

    said.length = 0
    expect(await replaceLostKey(SECRETS_KEY)).toMatchObject({ exitCode: 0 })
    const found = await start(SECRETS_KEY)
    expect(found.services.keyring.secretKey).toBe(secretKey)
    expect(found.services.keyring.jwks).toEqual(jwks)
    expect(said).toEqual([])
    await found.close()
    await database.drop()
  })

  it('a start says that saved keys were encrypted with another SECRETS_KEY, and continues', async () => {
    const backend = await createTestBackend()
    const id = randomUUID()
    await backend.owner.query('insert into auth.users (id, email) values ($1, $2)', [id, 'a@b.mx'])
    await backend.owner.query('insert into user_settings (user_id) values ($1)', [id])
    await backend.owner.query(
      `insert into user_secrets (user_id, name, ciphertext) values ($1, 'ai', $2)`,
      [id, Buffer.alloc(60, 1).toString('base64')],
    )
    const said: string[] = []
    const listening = pino({ level: 'warn' }, { write: (line) => said.push(line) })
    const again = await createBackend(backend.config, listening)
    await again.close()
    expect(said.join('')).toContain('se cifraron con otra SECRETS_KEY')
    await backend.close()
  })

  it('a start on one’s own PostgreSQL requires SECRETS_KEY, and says so before it changes anything', async () => {
    const config = readConfig({ DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' }, ROOT)
    await expect(createBackend(config, log)).rejects.toThrow(
      /SECRETS_KEY: falta.*si este Predio ya funcionaba, pon la de entonces/,
    )
  })
})

describe('a data folder of 0.1.0', () => {
  const dataDir = join(folder, 'data')
  const variables = { DATA_DIR: dataDir, PREDIO_DEMO: 'on' }
  const config = readConfig(variables, ROOT)
  const file = join(ROOT, 'test-support/archives/0.1.0-demo.tar.gz')
  const keyFile = join(dataDir, 'secrets-key')
  const DEMO_KEY = 'dEmopRedioMX2026cAsasiTe'

  it('a data folder of 0.1.0 starts, its keys still work, and none of them is in the tables’ files', async () => {
    await restoreBackup({ config, file, openBlobs, log })
    const before = await startAndRead()
    expect(statSync(keyFile).mode & 0o777).toBe(0o600)
    expect(readFileSync(keyFile, 'utf8')).toMatch(/^[\w+/]{43}=\n$/)
    expect(before).toMatchObject({ site: { state: 'saved' } })
    expect(filesWith(join(dataDir, 'postgres', 'base'), DEMO_KEY)).toEqual([])
  })

  it('OPS-34 a data folder without its key file is refused, and the error tells a lost file from a damaged one', async () => {
    rmSync(keyFile)
    await expect(createBackend(config, log)).rejects.toThrow('Falta la llave')
    expect(existsSync(keyFile)).toBe(false)
    const replaced = await runAdmin(['replace-lost-key', '--yes'], { root: ROOT, variables })
    expect(replaced.exitCode, replaced.text).toBe(0)
    expect(await startAndRead()).toEqual({
      site: { state: 'unreadable', ending: null },
      ai: { state: 'none', ending: null },
    })
    writeFileSync(keyFile, 'nada')
    await expect(createBackend(config, log)).rejects.toThrow('no contiene una llave de 32 bytes')
  })

  async function startAndRead(): Promise<unknown> {
    const backend = await createBackend(config, log)
    const apikey = backend.services.keyring.publishableKey
    const ask = async (path: string, body: object, token = apikey) => {
      const headers = {
        apikey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      }
      const url = new URL(path, 'http://localhost')
      const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await (await backend.fetch(request)).json()) as Record<string, string>
    }
    try {
      const credentials = config.demo as object
      const { access_token: token } = await ask('/auth/v1/token?grant_type=password', credentials)
      return await ask('/functions/v1/secrets', { action: 'describe' }, token)
    } finally {
      await backend.close()
    }
  }
})

function filesWith(folderPath: string, text: string): string[] {
  return readdirSync(folderPath, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(text))
}
