import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { ROOT } from '../../test/paths.ts'
import { createAgent } from '../../test/rls/agents.ts'
import { readConfig } from '../config.ts'
import { createBackup } from './create-backup.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeTar } from './tar/write-tar.ts'
import { flipBit } from './testing/flip-bit.ts'
import { log, openBlobs, removeFolder, temporaryFolder } from './testing/test-office.ts'
import { verifyArchive } from './verify-archive.ts'

const folder = temporaryFolder('refused')
const dataDir = join(folder, 'data')
const file = join(folder, 'respaldo.tar.gz')
const altered = join(folder, 'alterado.tar.gz')
let archive: Buffer
let manifest: Manifest

beforeAll(async () => {
  const database = await createTestDatabase()
  await createAgent(database.owner)
  // A database at DATABASE_URL is backed up in the same way.
  const taken = await createBackup({
    config: { dataDir, databaseUrl: database.url },
    file,
    blobs: openBlobs(dataDir),
    version: '0.1.0',
    log,
  })
  manifest = taken.manifest
  archive = readFileSync(file)
  await database.drop()
})
afterAll(() => removeFolder(folder))

function restore(bytes: Uint8Array): Promise<unknown> {
  writeFileSync(altered, bytes)
  const { sqlFolders } = readConfig({}, ROOT)
  return restoreBackup({
    config: { dataDir, databaseUrl: undefined, sqlFolders },
    file: altered,
    openBlobs,
    log,
  })
}

async function archiveWith(content: object, path = 'manifest.json'): Promise<Buffer> {
  const text = Buffer.from(JSON.stringify(content))
  return gzipSync(await buffer(writeTar((add) => add(path, text))))
}

describe('an archive', () => {
  it('an archive is valid as the backup wrote it', async () => {
    expect(await verifyArchive(file)).toEqual(manifest)
  })

  // Bytes at these positions hold content, unlike gzip's first ten bytes and the padding bits of its last byte.
  it.each([10, 11, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, -8, -4, -1])(
    'refuses an archive with one changed byte at %d',
    async (place) => {
      const at =
        place < 0 ? archive.length + place : place < 1 ? Math.floor(archive.length * place) : place
      await expect(restore(flipBit(archive, at, 0x10))).rejects.toThrow('está dañado o incompleto')
      expect(existsSync(dataDir)).toBe(false)
    },
  )

  it.each([0, 5, 20, 0.3, 0.6, -1, -8, -20])(
    'refuses an archive that is cut off at %d',
    async (place) => {
      const end =
        place < 0 ? archive.length + place : place < 1 ? Math.floor(archive.length * place) : place
      await expect(restore(archive.subarray(0, end))).rejects.toThrow('está dañado o incompleto')
      expect(existsSync(dataDir)).toBe(false)
    },
  )

  it('refuses a file that is no archive', async () => {
    await expect(restore(Buffer.from('%PDF-1.7'))).rejects.toThrow('está dañado o incompleto')
    await expect(restore(gzipSync('hola'))).rejects.toThrow('está dañado o incompleto')
    await expect(restore(await archiveWith({}, 'otro'))).rejects.toThrow('le falta la lista')
    await expect(restore(await archiveWith({ format: 1 }))).rejects.toThrow(
      'está dañado o incompleto',
    )
  })

  it('refuses an archive that lacks a file of its list', async () => {
    await expect(restore(await archiveWith(manifest))).rejects.toThrow('falta tables/')
  })

  it('OPS-97 refuses an archive whose list is far larger than its content before the list is held in memory', async () => {
    const spaces = Buffer.alloc(64 * 1024 * 1024 + 1_000_000, ' ')
    const bytes = gzipSync(await buffer(writeTar((add) => add('manifest.json', spaces))), {
      level: 1,
    })
    await expect(restore(bytes)).rejects.toThrow('la lista de contenido es demasiado grande')
  })

  it('OPS-97 refuses an archive whose list names a file by anything but its id', async () => {
    const content = Buffer.from('hola')
    const sha256 = createHash('sha256').update(content).digest('hex')
    const files = [{ id: '../../fuera', bytes: content.length, sha256 }]
    const list = Buffer.from(JSON.stringify({ ...manifest, tables: [], files }))
    const tar = writeTar(async (add) => {
      await add('files/../../fuera/0', content)
      await add('manifest.json', list)
    })
    writeFileSync(altered, gzipSync(await buffer(tar)))
    await expect(verifyArchive(altered)).rejects.toThrow('la lista de contenido no se entiende')
  })

  it('OPS-143 refuses an archive of a newer version, and says what to do', async () => {
    const empty = { ...manifest, tables: [], files: [] }
    const migrations = [...manifest.migrations, '99990101000000']
    await expect(restore(await archiveWith({ ...empty, migrations }))).rejects.toThrow(
      'El respaldo es de una versión más nueva de Predio (migración 99990101000000). Actualiza Predio',
    )
    await expect(restore(await archiveWith({ ...empty, format: 2 }))).rejects.toThrow('más nueva')
  })

  it('reports an archive whose file does not exist', async () => {
    await expect(verifyArchive(join(folder, 'nada'))).rejects.toThrow('No se encontró')
  })
})
