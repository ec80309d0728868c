import { Duplex } from 'node:stream'
import { createGzip } from 'node:zlib'
import { DatabaseError, type Client } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { holdDeletionsBack } from '../database/backup-lock.ts'
import type { Blobs } from './blobs.ts'
import { countSecrets, type SecretsCount } from './count-secrets.ts'
import { alreadyRunning, passphraseTooShort } from './errors.ts'
import { FORMAT, type Manifest } from './manifest.ts'
import { openExistingDatabase } from './open-database.ts'
import { openSnapshot } from './open-snapshot.ts'
import { createArchiveKey } from './passphrase/archive-key.ts'
import { encryptStream } from './passphrase/encrypt-stream.ts'
import { writeArchive } from './write-archive.ts'
import { refuseUnwritable, writeNewFile } from './write-new-file.ts'

export interface BackupOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  file: string
  blobs: Blobs
  /** Of Predio, for the manifest. */
  version: string
  /** Encrypts the archive. */
  passphrase?: string | undefined
  log: Logger
}

export interface BackupReport {
  manifest: Manifest
  secrets: SecretsCount
  isEncrypted: boolean
}

const MIN_PASSPHRASE = 12

/** Writes everything into one new file, readable by its owner only: it holds password hashes and keys. */
export async function createBackup(options: BackupOptions): Promise<BackupReport> {
  const { config, file, blobs, version, passphrase, log } = options
  if (passphrase !== undefined && passphrase.length < MIN_PASSPHRASE) {
    throw passphraseTooShort(MIN_PASSPHRASE)
  }
  refuseUnwritable(file)
  const key = passphrase === undefined ? undefined : await createArchiveKey(passphrase)
  const database = await openExistingDatabase(config, log)
  try {
    const { client } = database
    await waitForDeletions(client)
    const tables = await openSnapshot(client)
    const manifest = await describeSource(client, version)
    const secrets = await countSecrets(client)
    const encryption =
      key && Duplex.from((source: AsyncIterable<Uint8Array>) => encryptStream(source, key))
    const through = encryption ? [createGzip(), encryption] : [createGzip()]
    await writeNewFile(file, writeArchive(client, tables, blobs, manifest), ...through)
    return { manifest, secrets, isEncrypted: key !== undefined }
  } finally {
    await database.close()
  }
}

/** Before the snapshot: what a row of it names must stay until the end. */
async function waitForDeletions(client: Client): Promise<void> {
  await client.query(`set lock_timeout = '30s'`)
  try {
    await holdDeletionsBack(client)
  } catch (error) {
    // 55P03: lock_not_available. Removals take moments, so it is another backup.
    throw error instanceof DatabaseError && error.code === '55P03' ? alreadyRunning() : error
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
