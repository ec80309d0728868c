import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { ROOT } from '../test/paths.ts'
import { createAgent } from '../test/rls/agents.ts'
import { SECRETS_KEY } from '../test/test-backend.ts'
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { readMessage } from './auth/testing/read-message.ts'
import { createOutboxMailer } from './auth/mailers/outbox-mailer.ts'
import { automaticBackup } from './automatic-backup.ts'
import { OWNER_FILE } from './backup/automatic/claim-folder.ts'
import { makeAutomaticBackup } from './backup/automatic/make-automatic-backup.ts'
import { secretOf } from './backup/passphrase/archive-key.ts'
import { unlockArchive } from './backup/passphrase/unlock-archive.ts'
import { verifyArchive } from './backup/verify-archive.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { holdDeletionsBack } from './database/backup-lock.ts'
import type { Database } from './database/types.ts'
import { takeTurn, type TurnState } from './jobs/take-turn.ts'
import { openBlobStore } from './storage/blob-store/open-blob-store.ts'

const NAME = /^predio-\d{8}T\d{6}Z\.tar\.gz\.cifrado$/
const KEEP = { daily: 7, weekly: 4, monthly: 12 }
const root = temporaryFolder('automatic')
const folder = join(root, 'respaldos')
const outbox = join(root, 'outbox')
const never = new AbortController().signal
let test: TestDatabase
let databases: Database[]
let logged: { level: number; job?: string; msg: string }[] = []
const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) })

beforeAll(async () => {
  test = await createTestDatabase()
  await createAgent(test.owner)
  const owner = parseIntoClientConfig(test.url)
  databases = [1, 2].map(() => openDatabase({ owner, requests: owner }, log))
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  await test.drop()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(async () => {
  await test.owner.query('truncate predio.job_runs, predio.job_failures')
  for (const each of [folder, outbox]) rmSync(each, { recursive: true, force: true })
  mkdirSync(folder)
  logged = []
})

function partsWith(variables: Record<string, string> = {}) {
  const config = readConfig(
    {
      DATABASE_URL: test.url,
      DATA_DIR: root,
      BACKUP_DIR: folder,
      OPERATOR_EMAIL: 'operador@oficina.mx',
      PUBLIC_URL: 'https://oficina.mx',
      MIN_FREE_DISK_MB: '0',
      ...variables,
    },
    ROOT,
  )
  const mailer = createOutboxMailer(outbox, config.mail.from, log)
  return { config, secretsKey: SECRETS_KEY, blobs: openBlobStore(config), mailer, log }
}

async function turn(
  variables?: Record<string, string>,
  database = databases[0]!,
): Promise<TurnState | undefined> {
  const [job] = automaticBackup(partsWith(variables))
  return job && takeTurn({ database, log }, job, never)
}

const stored = () =>
  readdirSync(folder)
    .filter((name) => name !== OWNER_FILE)
    .toSorted()
const mails = () =>
  existsSync(outbox)
    ? readdirSync(outbox)
        .toSorted()
        .map((name) => readMessage(readFileSync(join(outbox, name), 'utf8')))
    : []
const errors = () => logged.filter(({ level, job }) => level === 50 && job === 'backup')

async function failures(): Promise<unknown[]> {
  const { rows } = await test.owner.query(
    `select failures::int, message from predio.job_failures where name = 'backup'`,
  )
  return rows
}

async function report(): Promise<Record<string, unknown> | undefined> {
  const { rows } = await test.owner.query(
    `select report from predio.job_runs where name = 'backup'`,
  )
  return rows[0]?.report
}

describe('the automatic backup', () => {
  it('OPS-50 the automatic backup does not run where no folder is configured', () => {
    expect(automaticBackup(partsWith({ BACKUP_DIR: '' }))).toEqual([])
  })

  it('OPS-50 OPS-54 the first start makes a complete backup that only its owner can read, and then one each period', async () => {
    await turn()
    const [name = ''] = stored()
    expect(name).toMatch(NAME)
    expect((statSync(join(folder, name)).mode & 0o777).toString(8)).toBe('600')
    const unlocked = await unlockArchive(join(folder, name), { secretsKeys: [SECRETS_KEY] })
    const manifest = await verifyArchive(join(folder, name), unlocked?.key)
    const clients = manifest.tables.find((table) => table.name === 'clients')
    expect(clients?.rows).toBeGreaterThan(0)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const { size: bytes } = statSync(join(folder, name))
    expect(await report()).toEqual({
      file: join(folder, name),
      bytes,
      rows,
      files: 0,
      missingFiles: 0,
      removed: [],
    })
    await turn()
    expect(stored()).toEqual([name])
    await test.owner.query(`update predio.job_runs set last_run_at = now() - interval '25 hours'`)
    rmSync(join(folder, name))
    await turn()
    expect(stored()).toHaveLength(1)
    expect(mails()).toEqual([])
  })

  it('OPS-51 the automatic backup is encrypted with the server’s key, or with the phrase of the environment', async () => {
    await turn()
    const [first = ''] = stored()
    expect(first).toMatch(/\.tar\.gz\.cifrado$/)
    expect(secretOf(readFileSync(join(folder, first)))).toBe('secretsKey')
    await test.owner.query('delete from predio.job_runs')
    rmSync(join(folder, first))
    await turn({ BACKUP_PASSPHRASE: 'una frase bastante larga' })
    const [name = ''] = stored()
    expect(name).toMatch(/\.tar\.gz\.cifrado$/)
    // The pass phrase was verified before the archive got its final name (read-back.ts).
    expect(secretOf(readFileSync(join(folder, name)))).toBe('passphrase')
    expect(await report()).toMatchObject({ file: join(folder, name) })
  })

  it('OPS-55 the automatic backup keeps days, weeks and months by a moved clock, and never removes other files', async () => {
    const others = ['a-mano.tar.gz', 'predio-antes-de-mudarnos.tar.gz', 'notas.txt']
    for (const name of others) writeFileSync(join(folder, name), 'mío')
    const options = {
      ...partsWith(),
      folder,
      installation: 'prueba',
      keep: KEEP,
      minFreeBytes: 0,
      version: '0.2.0',
    }
    const first = await makeAutomaticBackup({ ...options, now: new Date('2026-03-01T09:00:00Z') })
    for (const day of ['03-02', '03-29', '03-31', '04-05', '04-08', '04-12', '04-13']) {
      copyFileSync(
        first.file,
        join(folder, `predio-2026${day.replace('-', '')}T090000Z.tar.gz.cifrado`),
      )
    }
    const keep = { daily: 2, weekly: 3, monthly: 2 }
    const last = await makeAutomaticBackup({
      ...options,
      keep,
      now: new Date('2026-04-14T09:00:00Z'),
    })
    expect(stored().filter((name) => NAME.test(name))).toEqual([
      'predio-20260331T090000Z.tar.gz.cifrado',
      'predio-20260405T090000Z.tar.gz.cifrado',
      'predio-20260412T090000Z.tar.gz.cifrado',
      'predio-20260413T090000Z.tar.gz.cifrado',
      'predio-20260414T090000Z.tar.gz.cifrado',
    ])
    expect(last.removed).toContain('predio-20260301T090000Z.tar.gz.cifrado')
    expect(last.removed).toHaveLength(4)
    expect(stored()).toEqual(expect.arrayContaining(others))
  })

  it('OPS-54 the automatic backup begins by removing the files of a backup that was killed', async () => {
    writeFileSync(join(folder, 'predio-20260301T090000Z.tar.gz.partial'), 'medio')
    writeFileSync(join(folder, 'mio.partial'), 'mío')
    await turn()
    expect(stored()).toEqual(['mio.partial', expect.stringMatching(NAME)])
  })
})

describe('a backup that fails', () => {
  it('OPS-57 a failed backup is in the log, the record of jobs and one mail, and so is its later success by mail', async () => {
    rmSync(folder, { recursive: true })
    await turn()
    await turn()
    expect(errors()).toHaveLength(2)
    const message = `La carpeta ${folder} no existe. Créala o elige otra.`
    expect(await failures()).toEqual([{ failures: 2, message }])
    expect(mails()).toEqual([
      expect.objectContaining({
        to: 'operador@oficina.mx',
        subject: 'Falló el respaldo automático de https://oficina.mx',
        text: expect.stringContaining(`Motivo: ${message}`),
      }),
    ])
    expect(mails()[0]?.text).toContain(
      'Esta instalación todavía no tiene ningún respaldo en esa carpeta.',
    )

    mkdirSync(folder)
    await turn()
    expect(await failures()).toEqual([])
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Falló el respaldo automático de https://oficina.mx',
      'El respaldo automático de https://oficina.mx funciona otra vez',
    ])
  })

  it('OPS-58 a backup that fails for lack of room deletes nothing, and says how much room is missing', async () => {
    await turn()
    const [good] = stored()
    await test.owner.query('truncate predio.job_runs')
    await turn({ MIN_FREE_DISK_MB: '1000000', BACKUP_KEEP: '1,0,0' })
    expect(stored()).toEqual([good])
    expect(await failures()).toEqual([
      {
        failures: 1,
        message: expect.stringMatching(/quedan .* y hacen falta .*Libera espacio/),
      },
    ])
    expect(mails()[0]?.text).toMatch(/El último respaldo bueno es del .* y sigue en su lugar\./)
  })

  it('OPS-57 a failed backup mails nobody when the operator’s address is not configured', async () => {
    rmSync(folder, { recursive: true })
    await turn({ OPERATOR_EMAIL: '' })
    expect(await failures()).toHaveLength(1)
    expect(mails()).toEqual([])
  })

  it('OPS-54 a backup that fails half-way leaves no archive', async () => {
    const parts = partsWith()
    await test.owner.query(
      `insert into storage.objects (bucket_id, name, version) values ('documents', 'x/roto.pdf', 'roto')`,
    )
    const blobs = { ...parts.blobs, get: () => Promise.reject(new Error('the disk is on fire')) }
    const [job] = automaticBackup({ ...parts, blobs })
    await takeTurn({ database: databases[0]!, log }, job!, never)
    await removeObject('roto')
    expect(stored()).toEqual([])
    expect(mails()[0]?.text).toContain('Motivo: error inesperado (the disk is on fire)')
  })
})

describe('a folder of another installation', () => {
  const ownerFile = join(folder, OWNER_FILE)

  it('OPS-62 a backup folder of another installation is refused before any file is removed, until its owner file is deleted', async () => {
    await turn()
    const [own = ''] = stored()
    const installation = readFileSync(ownerFile, 'utf8')
    await test.owner.query('truncate predio.job_runs')
    writeFileSync(ownerFile, 'otra/predio\n')
    writeFileSync(join(folder, 'predio-20200101T090000Z.tar.gz'), 'de la otra')
    writeFileSync(join(folder, 'predio-20200102T090000Z.tar.gz.partial'), 'de la otra')
    expect(await turn({ BACKUP_KEEP: '1,0,0' })).toBe('failed')
    const others = ['predio-20200101T090000Z.tar.gz', 'predio-20200102T090000Z.tar.gz.partial']
    expect(stored()).toEqual([...others, own])
    const message = `La carpeta ${folder} guarda los respaldos de otra instalación de Predio. Indica otra en BACKUP_DIR. Si la otra ya no existe (porque la restauraste aquí), borra ${ownerFile} y esta toma su lugar.`
    expect(await failures()).toEqual([{ failures: 1, message }])
    expect(errors()).toHaveLength(1)
    expect(mails()[0]?.text).toContain('Esta instalación todavía no tiene ningún respaldo')

    // The next archive could have the same name if it were made in the same second, so this one is removed.
    for (const name of [own, OWNER_FILE]) rmSync(join(folder, name))
    expect(await turn()).toBe('ran')
    expect(readFileSync(ownerFile, 'utf8')).toBe(installation)
  })

  it('OPS-62 the second of two installations on one folder is refused', async () => {
    await turn()
    const before = stored()
    const other = await createTestDatabase()
    const owner = parseIntoClientConfig(other.url)
    const database = openDatabase({ owner, requests: owner }, log)
    expect(await turn({ DATABASE_URL: other.url, BACKUP_KEEP: '1,0,0' }, database)).toBe('failed')
    expect(stored()).toEqual(before)
    await database.close()
    await other.drop()
  })
})

describe('two backups', () => {
  it('OPS-56 two processes on one database make only one backup at a time', async () => {
    await Promise.all(databases.map((database) => turn({}, database)))
    expect(stored()).toHaveLength(1)
  })

  it('OPS-56 while an operator makes a backup, the automatic backup waits without failing', async () => {
    const operator = new Client(parseIntoClientConfig(test.url))
    await operator.connect()
    await holdDeletionsBack(operator)
    expect(await turn()).toBe('busy')
    expect(stored()).toEqual([])
    expect(await failures()).toEqual([])
    await operator.end()
    expect(await turn()).toBe('ran')
  })

  it('OPS-138 a backup that stops with the server leaves no file, and is due at the next start', async () => {
    const stopping = new AbortController()
    const parts = partsWith()
    await test.owner.query(
      `insert into storage.objects (bucket_id, name, version) values ('documents', 'x/lento.pdf', 'lento')`,
    )
    const get = async () => {
      stopping.abort()
      return new Blob(['%PDF-1.7']).stream()
    }
    const [job] = automaticBackup({ ...parts, blobs: { ...parts.blobs, get } })
    expect(await takeTurn({ database: databases[0]!, log }, job!, stopping.signal)).toBe('stopped')
    await removeObject('lento')
    expect([stored(), await failures(), errors(), mails()]).toEqual([[], [], [], []])
    expect(await turn()).toBe('ran')
  })
})

async function removeObject(version: string): Promise<void> {
  await test.owner.query(`select set_config('storage.allow_delete_query', 'true', false)`)
  await test.owner.query('delete from storage.objects where version = $1', [version])
}
