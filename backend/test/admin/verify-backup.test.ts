import {
  createReadStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Outcome } from '../../../scripts/admin/command.ts'
import { runAdmin } from '../../../scripts/admin/run-admin.ts'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import { createBackup } from '../../src/backup/create-backup.ts'
import { createArchiveKey } from '../../src/backup/passphrase/archive-key.ts'
import { encryptStream } from '../../src/backup/passphrase/encrypt-stream.ts'
import { openBlobStore } from '../../src/storage/blob-store/open-blob-store.ts'
import { ROOT } from '../paths.ts'
import { createTestBackend, SECRETS_KEY, type TestBackend } from '../test-backend.ts'

const PHRASE = 'una frase que nadie más conoce'
const OTHER_KEY = Buffer.alloc(32, 3).toString('base64')
const log = pino({ level: 'silent' })
const folder = temporaryFolder('verify')
const dataDir = join(folder, 'data')
const temporary = temporaryFolder('verify-tmp')
const encrypted = join(folder, 'respaldo.tar.gz.cifrado')
const withPhrase = join(folder, 'con-frase.cifrado')
const altered = join(folder, 'alterado')
const keyFile = join(folder, 'llave-anterior')
let backend: TestBackend
let shared: Record<string, string>

beforeAll(async () => {
  backend = await createTestBackend()
  const { config } = backend
  shared = { DATABASE_URL: config.databaseUrl ?? '', DATA_DIR: dataDir }
  const options = { config, blobs: openBlobStore(config), version: config.version, log }
  await createBackup({ ...options, file: encrypted, secretsKey: SECRETS_KEY })
  await createBackup({ ...options, file: withPhrase, passphrase: PHRASE })
  vi.stubEnv('TMPDIR', temporary)
  writeFileSync(keyFile, `${SECRETS_KEY}\n`)
})
afterAll(async () => {
  // Later test files in the same process set this variable for their own folder.
  vi.unstubAllEnvs()
  await backend.close()
  for (const each of [folder, temporary]) rmSync(each, { recursive: true, force: true })
})

function verify(words: string[], variables: Record<string, string> = {}): Promise<Outcome> {
  return runAdmin(['verify-backup', ...words], {
    root: ROOT,
    variables: { ...shared, ...variables },
  })
}

/** Makes an archive whose content belongs to the server's key while another key encrypts the archive itself. */
async function makeWithOtherKey(): Promise<string> {
  const [plain, file] = [join(folder, 'sin-cifrar'), join(folder, 'otra-llave.cifrado')]
  const { config } = backend
  const options = { config, blobs: openBlobStore(config), version: config.version, log }
  await createBackup({ ...options, file: plain })
  const key = await createArchiveKey({ secretsKey: OTHER_KEY })
  await writeFile(file, encryptStream(createReadStream(plain), key!))
  return file
}

const leftBehind = () => readdirSync(temporary)

it('OPS-65 verifies an archive beside the running server with a former key, lists its content and leaves nothing behind', async () => {
  const former = ['--key', keyFile, encrypted]
  const { text, exitCode } = await verify(former, { SECRETS_KEY: OTHER_KEY })
  expect(exitCode, text).toBe(0)
  expect(text).toMatch(/^El respaldo .*respaldo\.tar\.gz\.cifrado \(.+\) está completo y se puede/)
  expect(text).toMatch(/^Lo hizo Predio \d+\.\d+\.\d+, con PostgreSQL \d+, el .+ de 20\d\d/m)
  expect(text).toMatch(/^Contiene [\d,]+ filas de \d+ tablas y 0 archivos/m)
  expect(text).toContain('cifrado con la llave del servidor')
  expect(text).toContain('Lo abrió una llave anterior')
  expect(leftBehind()).toEqual([])
})

it('OPS-135 a damaged, missing or foreign archive is refused with a message and exit code 1', async () => {
  const bytes = readFileSync(encrypted)
  const changed = Buffer.from(bytes)
  changed[bytes.length >> 1]! ^= 1
  const cases: [Uint8Array, RegExp][] = [
    [bytes.subarray(0, bytes.length - 10), /dañado o incompleto/],
    [changed, /dañado o incompleto/],
    [Buffer.from('hola'), /dañado o incompleto/],
    [Buffer.alloc(0), /dañado o incompleto/],
  ]
  for (const [content, words] of cases) {
    writeFileSync(altered, content)
    const refused = await verify([altered], { SECRETS_KEY })
    expect(refused).toMatchObject({ exitCode: 1 })
    expect(refused.text).toMatch(words)
    expect(refused.text).not.toContain('    at ')
  }
  const refusal = async (words: string[], variables = {}) => (await verify(words, variables)).text
  expect(await refusal([join(folder, 'nada')])).toContain('No se encontró el archivo')
  expect(await refusal([folder])).toContain('No se puede leer el archivo')
  expect(await refusal([encrypted])).toContain('Indica una copia de ese archivo')
  expect(await refusal([encrypted], { SECRETS_KEY: OTHER_KEY })).toContain('no abre este respaldo')
  expect(await refusal([withPhrase], { BACKUP_PASSPHRASE: 'otra frase cualquiera' })).toContain(
    'La frase de contraseña no abre',
  )
  expect(leftBehind()).toEqual([])
})

it('OPS-98 a backup with another SECRETS_KEY than the server’s is refused before anything is written', async () => {
  const { config } = backend
  const made = join(folder, 'hechos')
  mkdirSync(made)
  const options = { config, blobs: openBlobStore(config), version: config.version, log }
  const backup = createBackup({ ...options, file: join(made, 'a'), secretsKey: OTHER_KEY })
  await expect(backup).rejects.toThrow(
    'La SECRETS_KEY de aquí no es la de este servidor: no se hizo el respaldo.',
  )
  expect(readdirSync(made)).toEqual([])
})

it('OPS-136 says when the content of an archive needs another key than the archive itself', async () => {
  const file = await makeWithOtherKey()
  const alone = await verify([file], { SECRETS_KEY: OTHER_KEY })
  expect(alone).toMatchObject({ exitCode: 1 })
  expect(alone.text).toContain('con otra llave que la que lo abre: restaurado así, Predio no')
  const both = await verify(['--key', keyFile, file], { SECRETS_KEY: OTHER_KEY })
  expect(both.exitCode, both.text).toBe(0)
  expect(both.text).toContain('se cifró con otra de las llaves que indicaste')
  expect(leftBehind()).toEqual([])
})
