import { dirname } from 'node:path'
import { createGzip } from 'node:zlib'
import { DatabaseError, type Client } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { holdDeletionsBack } from '../database/backup-lock.ts'
import { nameOfKey } from '../database/derive-from-key.ts'
import { needsOtherKey } from '../database/refuse-other-key.ts'
import { MIN_PASSPHRASE } from '../settings/environment.ts'
import type { Blobs } from './blobs.ts'
import { countSecrets, type SecretsCount } from './count-secrets.ts'
import { BackupRunning, otherKeyThanServers, passphraseTooShort } from './errors.ts'
import { FORMAT, type Manifest } from './manifest.ts'
import { openExistingDatabase } from './open-database.ts'
import { openSnapshot } from './open-snapshot.ts'
import { createArchiveKey, secretOf, type ArchiveSecret } from './passphrase/archive-key.ts'
import { encryptStream } from './passphrase/encrypt-stream.ts'
import { readBack } from './read-back.ts'
import { watchRoom } from './watch-room.ts'
import { writeArchive } from './write-archive.ts'
import { createFile, refuseUnwritable, writeDraft, type StreamStage } from './write-new-file.ts'

export interface BackupOptions extends ArchiveSecret {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  file: string
  blobs: Blobs
  version: string
  minFreeBytes?: number
  waitMs?: number
  signal?: AbortSignal
  log: Logger
}

export interface BackupReport {
  manifest: Manifest
  secrets: SecretsCount
  openedBy: keyof ArchiveSecret | undefined
}

const WAIT_MS = 30_000

/**
 * The archive contains password hashes and keys, so only its owner can read the file. The file gets its name after it was read back
 * completely (OPS-54).
 */
export async function createBackup(options: BackupOptions): Promise<BackupReport> {
  const { file, passphrase, secretsKey, signal } = options
  if (passphrase !== undefined && passphrase.length < MIN_PASSPHRASE) {
    throw passphraseTooShort(MIN_PASSPHRASE)
  }
  refuseUnwritable(file)
  return createFile(file, async (draft) => {
    const report = await fillDraft(options, draft)
    await readBack(draft, report.manifest, { passphrase, secretsKey, signal })
    return report
  })
}

async function fillDraft(options: BackupOptions, draft: string): Promise<BackupReport> {
  const { config, blobs, version, minFreeBytes, waitMs, signal, log } = options
  const key = await createArchiveKey(options)
  const database = await openExistingDatabase(config, log)
  try {
    const { client } = database
    await refuseOtherSecretsKey(client, options)
    await waitForDeletions(client, waitMs)
    const tables = await openSnapshot(client)
    const manifest = await describeSource(client, version)
    const secrets = await countSecrets(client)
    const through: StreamStage[] = [createGzip()]
    if (key) through.push((source) => encryptStream(source, key))
    if (minFreeBytes !== undefined)
      through.push((source) => watchRoom(source, dirname(draft), minFreeBytes))
    await writeDraft(draft, writeArchive(client, tables, blobs, manifest), through, signal)
    return { manifest, secrets, openedBy: key && secretOf(key.header) }
  } finally {
    await database.close()
  }
}

/**
 * If the archive were encrypted with another key than its content, it would open with one key and need the other, and a server restored
 * from it would not start (OPS-98).
 */
async function refuseOtherSecretsKey(
  client: Client,
  { passphrase, secretsKey }: ArchiveSecret,
): Promise<void> {
  if (passphrase !== undefined || secretsKey === undefined) return
  if (await needsOtherKey(client, nameOfKey(secretsKey))) throw otherKeyThanServers()
}

/** A stored file that a row of the snapshot names must not be removed before the end, so the backup first waits for running removals. */
async function waitForDeletions(client: Client, waitMs = WAIT_MS): Promise<void> {
  await client.query(`set lock_timeout = ${Math.round(waitMs)}`)
  try {
    await holdDeletionsBack(client)
  } catch (error) {
    // 55P03 is lock_not_available. A removal takes only moments, so another backup must hold the lock.
    throw error instanceof DatabaseError && error.code === '55P03' ? new BackupRunning() : error
  }
}

async function describeSource(client: Client, version: string): Promise<Manifest> {
  const { rows } = await client.query<{ major: number; migrations: string[] }>(
    `select current_setting('server_version_num')::int / 10000 as major,
       array(select version from supabase_migrations.schema_migrations order by 1) as migrations`,
  )
  return {
    format: FORMAT,
    predio: version,
    postgres: rows[0]?.major ?? 0,
    takenAt: new Date().toISOString(),
    migrations: rows[0]?.migrations ?? [],
    tables: [],
    sequences: [],
    files: [],
    missingFiles: [],
  }
}
