import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { createBackup } from './create-backup.ts'
import type { Manifest } from './manifest.ts'
import { readBack } from './read-back.ts'
import { flipBit } from './testing/flip-bit.ts'
import { log, openBlobs, removeFolder, temporaryFolder } from './testing/test-office.ts'

const PASSPHRASE = 'una frase bastante larga'
const folder = temporaryFolder('read-back')
const manifests: Record<string, Manifest> = {}

beforeAll(async () => {
  const database = await createTestDatabase()
  for (const [name, passphrase] of Object.entries({ plain: undefined, encrypted: PASSPHRASE })) {
    const { manifest } = await createBackup({
      config: { dataDir: folder, databaseUrl: database.url },
      file: join(folder, name),
      blobs: openBlobs(folder),
      version: '0.2.0',
      passphrase,
      log,
    })
    manifests[name] = manifest
  }
  await database.drop()
})
afterAll(() => removeFolder(folder))

describe('OPS-54 a new archive', () => {
  const altered = join(folder, 'altered')
  const plain = join(folder, 'plain')

  it('a new archive has the content that the backup wrote', async () => {
    await expect(readBack(plain, manifests['plain']!)).resolves.toBeUndefined()
  })

  it.each([0.2, 0.5, 0.8])('refuses a new archive that the disk changed at %d', async (place) => {
    const bytes = readFileSync(plain)
    writeFileSync(altered, flipBit(bytes, Math.floor(bytes.length * place), 1))
    await expect(readBack(altered, manifests['plain']!)).rejects.toThrow(
      `al leerlo de nuevo no coincide. No se guardó; revisa el disco de ${folder}`,
    )
  })

  it('refuses a new archive that the disk cut off', async () => {
    writeFileSync(altered, readFileSync(plain).subarray(0, -100))
    await expect(readBack(altered, manifests['plain']!)).rejects.toThrow('no coincide')
  })

  it('refuses a new archive whose manifest differs from the manifest of the backup', async () => {
    const other = { ...manifests['plain']!, takenAt: '2020-01-01T00:00:00.000Z' }
    await expect(readBack(plain, other)).rejects.toThrow('no coincide')
  })

  it('reads an encrypted archive back with its phrase, and finds a changed byte', async () => {
    const bytes = readFileSync(join(folder, 'encrypted'))
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(altered, bytes)
    const phrase = { passphrase: PASSPHRASE }
    await expect(readBack(altered, manifests['encrypted']!, phrase)).rejects.toThrow('no coincide')
  })
})
