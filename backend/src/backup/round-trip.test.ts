import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SqlFolders } from '../database/prepare.ts'
import { createBackup, type BackupReport } from './create-backup.ts'
import { describeBackup, describeRestore } from './describe.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { dumpRows } from './testing/dump-rows.ts'
import { addObject, fillTables, NASTY_TABLE } from './testing/fill-tables.ts'
import {
  log,
  openBlobs,
  removeFolder,
  sqlFoldersWith,
  startOffice,
  temporaryFolder,
} from './testing/test-office.ts'

const folder = temporaryFolder('round-trip')
const source = join(folder, 'source')
const target = join(folder, 'target')
const file = join(folder, 'respaldo.tar.gz')
const encrypted = join(folder, 'segundo.predio')
const PHRASE = 'una frase que nadie más conoce, ñandú'
const files = new Map([
  [randomUUID(), Buffer.from('%PDF-1.7 contrato')],
  [randomUUID(), Buffer.alloc(0)],
  [randomUUID(), randomBytes(9 * 1024 * 1024 + 1)],
])
const lost = randomUUID()
let folders: SqlFolders
let taken: BackupReport
let manifest: Manifest
let before: Record<string, string[]>

const backup = (to: string, dataDir = source, passphrase?: string) =>
  createBackup({
    config: { dataDir, databaseUrl: undefined },
    file: to,
    blobs: openBlobs(dataDir),
    version: '0.1.0',
    passphrase,
    log,
  })
const restore = (dataDir: string, from = file, phrase?: string) =>
  restoreBackup({
    config: { dataDir, databaseUrl: undefined, sqlFolders: folders },
    file: from,
    openBlobs,
    askPassphrase: phrase === undefined ? undefined : () => Promise.resolve(phrase),
    log,
  })

async function readBlob(dataDir: string, id: string): Promise<Buffer> {
  return Buffer.from(await new Response(await openBlobs(dataDir).get(id)).arrayBuffer())
}

beforeAll(async () => {
  folders = sqlFoldersWith(NASTY_TABLE, folder)
  const office = await startOffice(source, folders)
  const [agent] = await fillTables(office.client)
  for (const [id, bytes] of files) {
    await openBlobs(source).put(
      id,
      (async function* () {
        yield bytes
      })(),
      Infinity,
    )
    await addObject(office.client, id, agent!.id)
  }
  await addObject(office.client, lost, agent!.id)
  before = await dumpRows(office.client)
  // The backup uses the database server that is already running.
  taken = await backup(file)
  manifest = taken.manifest
  await office.stop()
})
afterAll(() => removeFolder(folder))

describe('a backup', () => {
  it('the backup of these tests has a row in every table', () => {
    const empty = Object.entries(before).filter(([, rows]) => rows.length === 0)
    expect(empty).toEqual([])
  })

  it('only its owner can read a backup', () => {
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    expect(readdirSync(folder)).not.toContain('respaldo.tar.gz.partial')
  })

  it('a backup lists its content', () => {
    expect(
      Object.fromEntries(manifest.tables.map((t) => [`${t.schema}.${t.name}`, t.rows])),
    ).toEqual(Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])))
    expect(new Map(manifest.files.map(({ id, bytes }) => [id, bytes]))).toEqual(
      new Map([...files].map(([id, bytes]) => [id, bytes.length])),
    )
    expect(manifest.missingFiles).toEqual([lost])
    expect(manifest.migrations).toContain('20261115002600')
  })

  it('a backup never overwrites a file', async () => {
    await expect(backup(file)).rejects.toThrow('ya existe')
    await expect(backup(join(folder, 'no', 'hay', 'x'))).rejects.toThrow('no existe. Créala')
  })

  it('a backup starts the database itself when the server does not run', async () => {
    const { manifest: again } = await backup(encrypted, source, PHRASE)
    const shape = ({ tables }: Manifest) =>
      tables.map(({ name, rows, sha256 }) => [name, rows, sha256])
    expect(shape(again)).toEqual(shape(manifest))
    expect(existsSync(join(source, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  it('a backup refuses a folder without a database', async () => {
    await expect(backup(join(folder, 'x'), join(folder, 'nada'))).rejects.toThrow(
      'No hay una base de datos',
    )
  })

  it('a failed backup removes its files, so that the next backup can run', async () => {
    const broken = {
      get: () => Promise.reject(new Error('disk on fire')),
      put: async () => undefined,
    }
    const third = join(folder, 'tercero.tar.gz')
    const config = { dataDir: source, databaseUrl: undefined }
    await expect(
      createBackup({ config, file: third, blobs: broken, version: '0', log }),
    ).rejects.toThrow('disk on fire')
    expect(readdirSync(folder).filter((name) => name.startsWith('tercero'))).toEqual([])
    expect((await backup(third)).manifest.tables).toHaveLength(manifest.tables.length)
  })
})

describe('a restore', () => {
  it('a restore brings every row and file, and says so, also when the phrase has other code points', async () => {
    const report = await restore(target, encrypted, PHRASE.normalize('NFD'))
    const office = await startOffice(target, folders)
    try {
      expect(await dumpRows(office.client)).toEqual(before)
    } finally {
      await office.stop()
    }
    for (const [id, bytes] of files) expect(bytes.equals(await readBlob(target, id))).toBe(true)
    expect(readdirSync(target).toSorted()).toEqual(['postgres', 'postgres-socket', 'storage'])
    expect(describeRestore(report, target)).toMatch(
      /^Restauración lista en .*\.\nSe recuperaron \d+ filas de \d+ tablas y 3 archivos \(9 MB\); las sumas/,
    )
    expect(describeBackup(taken, file, 12_345)).toMatch(
      /respaldo\.tar\.gz \(12\.1 KB\)\.\nContiene \d+ filas/,
    )
    for (const said of [describeBackup(taken, file, 1), describeRestore(report, target)]) {
      expect(said).toContain('viaja aparte')
      expect(said).toContain('Sin ella, cada agente tendrá que volver a escribir sus dos claves.')
    }
    expect(describeRestore(report, target)).toContain(join(target, 'secrets-key'))
    expect(describeRestore(report, target)).not.toContain('predio-instalacion.txt')
    expect(describeRestore(report, target, '/respaldos')).toContain(
      'sustituye a la anterior, borra /respaldos/predio-instalacion.txt',
    )
  })

  it('after a restore the sequences continue where they were', async () => {
    const office = await startOffice(target, folders)
    const { rows } = await office.client.query(
      `insert into public."Rara ""Mesa""" (list) values ('{}') returning "Id"::int as id`,
    )
    await office.stop()
    expect(rows).toEqual([{ id: 7 }])
  })

  it('refuses to restore into a folder or database that holds data already', async () => {
    await expect(restore(target)).rejects.toThrow('no está vacía')
    expect(readdirSync(target)).not.toContain('.restoring')
  })

  it('a restore that fails half-way empties the folder', async () => {
    const dataDir = join(folder, 'fallida')
    const broken = {
      ...openBlobs(dataDir),
      put: () => Promise.reject(new Error('disk full')),
    }
    await expect(
      restoreBackup({
        config: { dataDir, databaseUrl: undefined, sqlFolders: folders },
        file,
        openBlobs: () => broken,
        log,
      }),
    ).rejects.toThrow('disk full')
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('a restore ignores the files of an interrupted restore', async () => {
    const dataDir = join(folder, 'fallida')
    mkdirSync(join(dataDir, '.restoring', 'postgres'), { recursive: true })
    writeFileSync(join(dataDir, '.restoring', 'postgres', 'PG_VERSION'), '3')
    await restore(dataDir)
    expect(readdirSync(dataDir)).not.toContain('.restoring')
  })

  it('OPS-72 refuses to restore into an own database without SECRETS_KEY', async () => {
    const config = { dataDir: join(folder, 'y'), databaseUrl: 'postgres://x', sqlFolders: folders }
    await expect(restoreBackup({ config, file, openBlobs, log })).rejects.toThrow(
      'Falta SECRETS_KEY: indica la llave del servidor que hizo el respaldo',
    )
  })
})
