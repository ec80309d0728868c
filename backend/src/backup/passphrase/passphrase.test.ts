import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../test/paths.ts'
import { createAgent } from '../../../test/rls/agents.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { readConfig } from '../../config.ts'
import { createBackup } from '../create-backup.ts'
import { describeBackup } from '../describe.ts'
import { restoreBackup } from '../restore-backup.ts'
import { log, openBlobs, removeFolder, temporaryFolder } from '../testing/test-office.ts'
import { createArchiveKey, HEADER_BYTES, openArchiveKey, type ArchiveKey } from './archive-key.ts'
import { decryptStream, encryptStream } from './encrypt-stream.ts'
import { unlockArchive } from './unlock-archive.ts'

const PHRASE = 'una frase que nadie más conoce, ñandú'
/** Damage is detected at any scrypt cost, so a hundredth of the real cost suffices. */
const LOW_COSTS = { log2N: 10, r: 8, p: 1 }
const folder = temporaryFolder('passphrase')
const dataDir = join(folder, 'data')
const file = join(folder, 'respaldo.predio')
const altered = join(folder, 'alterado.predio')
const { sqlFolders } = readConfig({}, ROOT)
let archive: Buffer
let cheap: Buffer
let said: string
let refused: string

beforeAll(async () => {
  const database = await createTestDatabase()
  await createAgent(database.owner)
  const backup = (passphrase: string) =>
    createBackup({
      config: { dataDir, databaseUrl: database.url },
      file,
      blobs: openBlobs(dataDir),
      version: '0.1.0',
      passphrase,
      log,
    })
  refused = await backup('corta').then(
    () => '',
    (error: Error) => error.message,
  )
  said = describeBackup(await backup(PHRASE), file, 1)
  archive = readFileSync(file)
  const key = await openArchiveKey(archive.subarray(0, HEADER_BYTES), PHRASE)
  const content = decryptStream(pieces(archive), key!)
  const low = await createArchiveKey({ passphrase: PHRASE }, LOW_COSTS)
  cheap = await buffer(encryptStream(content, low!))
  await database.drop()
})
afterAll(() => removeFolder(folder))

function restore(from: string, phrase?: string) {
  return restoreBackup({
    config: { dataDir, databaseUrl: undefined, sqlFolders },
    file: from,
    openBlobs,
    askPassphrase: phrase === undefined ? undefined : () => Promise.resolve(phrase),
    log,
  })
}

async function restoreAltered(bytes: Uint8Array): Promise<unknown> {
  writeFileSync(altered, bytes)
  return restore(altered, PHRASE)
}

describe('an archive with a pass phrase', () => {
  it('OPS-35 an encrypted archive shows nothing of its content, and its reader learns that only the phrase opens the archive', () => {
    expect(archive.subarray(0, 15).toString()).toBe('predio-backup-1')
    expect(archive.includes('manifest.json')).toBe(false)
    // The encrypted content does not begin like gzip. Four bytes are compared because two may match by chance.
    expect(archive.readUInt32BE(HEADER_BYTES)).not.toBe(0x1f8b0800)
    expect(said).toContain('Está cifrado con tu frase de contraseña')
  })

  it('refuses to make an archive with a short pass phrase', () => {
    expect(refused).toContain('al menos 12 caracteres')
  })

  it('an archive is not restored with another phrase or without a phrase, and the folder stays untouched', async () => {
    await expect(restore(file, `${PHRASE}.`)).rejects.toThrow('no abre este respaldo')
    await expect(restore(file)).rejects.toThrow('Indícala en la variable BACKUP_PASSPHRASE')
    expect(existsSync(dataDir)).toBe(false)
  })

  it.each([HEADER_BYTES, 0.5, -1])(
    'refuses an encrypted archive with one changed byte at %d',
    async (place) => {
      const bytes = Buffer.from(cheap)
      const at = place < 0 ? bytes.length + place : place < 1 ? bytes.length * place : place
      bytes[Math.floor(at)]! ^= 1
      await expect(restoreAltered(bytes)).rejects.toThrow('está dañado o incompleto')
      expect(existsSync(dataDir)).toBe(false)
    },
  )

  it('refuses an encrypted archive whose costs would exhaust the memory', async () => {
    const bytes = Buffer.from(archive)
    bytes[16] = 31
    await expect(restoreAltered(bytes)).rejects.toThrow('está dañado o incompleto')
  })

  it.each([20, HEADER_BYTES, 0.5, -1])(
    'refuses an encrypted archive that is cut off at %d',
    async (place) => {
      const end = place < 0 ? cheap.length + place : place < 1 ? cheap.length * place : place
      await expect(restoreAltered(cheap.subarray(0, Math.floor(end)))).rejects.toThrow(
        'está dañado o incompleto',
      )
      expect(existsSync(dataDir)).toBe(false)
    },
  )
})

describe('an archive of the server’s key', () => {
  it('OPS-134 an archive of the server’s key opens with that key alone, also when the key is a former key', async () => {
    const [present = '', former = ''] = [1, 2].map((byte) =>
      Buffer.alloc(32, byte).toString('base64'),
    )
    const sealed = join(folder, 'sellado.predio')
    const key = (await createArchiveKey({ secretsKey: former }))!
    const content = Buffer.from('lo que guardan los agentes')
    writeFileSync(sealed, await buffer(encryptStream(pieces(content), key)))
    await expect(unlockArchive(sealed, {})).rejects.toThrow('con --key LLAVE')
    await expect(unlockArchive(sealed, { secretsKeys: [present] })).rejects.toThrow(
      'Esa llave no abre este respaldo',
    )
    const unlocked = await unlockArchive(sealed, { secretsKeys: [present, former] })
    expect(unlocked?.secretsKey).toBe(former)
    const opened = decryptStream(pieces(readFileSync(sealed)), unlocked!.key)
    expect((await buffer(opened)).equals(content)).toBe(true)
  })
})

it.each([
  [18, 8, 1],
  [17, 9, 1],
  [17, 8, 2],
])(
  'OPS-97 refuses an archive’s header whose costs exceed those of any archive: %d, %d, %d',
  async (...costs) => {
    const { header } = (await createArchiveKey({ passphrase: PHRASE }, LOW_COSTS))!
    const costly = Buffer.from(header)
    costly.set(costs, 16)
    await expect(openArchiveKey(costly, PHRASE)).rejects.toThrow(
      'la cabecera del cifrado no se entiende',
    )
  },
)

describe('chunks', () => {
  const CHUNK = 64 * 1024
  let key: ArchiveKey
  let opened: ArchiveKey
  beforeAll(async () => {
    key = (await createArchiveKey({ passphrase: PHRASE }, LOW_COSTS))!
    opened = (await openArchiveKey(key.header, PHRASE))!
  })

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
    'encrypted chunks decrypt to the same %d bytes, and refuse to be swapped, dropped or ended early',
    async (size) => {
      const content = randomBytes(size)
      const sealed = await buffer(encryptStream(pieces(content), key))
      expect((await buffer(decryptStream(pieces(sealed), opened))).equals(content)).toBe(true)
      const one = CHUNK + 16
      const body = sealed.subarray(HEADER_BYTES)
      if (body.length <= one) return
      const ended = sealed.subarray(0, HEADER_BYTES + one)
      await expect(buffer(decryptStream(pieces(ended), opened))).rejects.toThrow('dañado')
      const swapped = Buffer.concat([key.header, body.subarray(one), body.subarray(0, one)])
      await expect(buffer(decryptStream(pieces(swapped), opened))).rejects.toThrow('dañado')
    },
  )
})

/** Files and sockets deliver chunks of arbitrary sizes. */
async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007)
}
