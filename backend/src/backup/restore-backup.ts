import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { startEmbeddedServer } from '../database/embedded/server.ts'
import { DatabaseStartError } from '../database/embedded/start-error.ts'
import { secretsKeyFile } from '../database/load-secrets-key.ts'
import { prepareDatabase, type SqlFolders } from '../database/prepare.ts'
import type { Blobs } from './blobs.ts'
import { countSecrets, type SecretsCount } from './count-secrets.ts'
import { inEmptyDatabase } from './empty-database.ts'
import { fileMissing, keyOfArchiveMissing, notUpgraded } from './errors.ts'
import { copyMigrations, refuseUnknownMigrations } from './known-migrations.ts'
import { loadArchive } from './load-archive.ts'
import type { Manifest } from './manifest.ts'
import { asOwner, connect } from './open-database.ts'
import { unlockArchive, type Openers, type Unlocked } from './passphrase/unlock-archive.ts'
import { openStagingFolder, refuseUnlessEmpty } from './staging-folder.ts'
import { verifyArchive } from './verify-archive.ts'

export interface RestoreOptions extends Openers {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'sqlFolders'> &
    Partial<Pick<Config, 'secretsKey'>>
  file: string
  /** The store of files for a data folder. */
  openBlobs: (dataDir: string) => Blobs
  log: Logger
}

export interface RestoreReport {
  manifest: Manifest
  /** Migrations newer than the archive. */
  migrated: string[]
  /** The agents' keys, which the archive's own server encrypted. */
  secrets: SecretsCount
  /** Where the key is that opened the archive, which its agents' keys need too. Undefined for one that no such key opened. */
  keyIs: 'in the data folder' | 'SECRETS_KEY' | 'not SECRETS_KEY' | undefined
  /** Where the rows are: in the data folder, or in the database of DATABASE_URL. */
  database: 'embedded' | 'own'
}

type Rebuilt = Pick<RestoreReport, 'migrated' | 'secrets'>

/**
 * Makes an empty data folder what the archive holds; with DATABASE_URL the rows go to that database, which must be empty too
 * (OPS-72). Everything is verified first and built aside; a restore that fails leaves both empty.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { config, file, openBlobs, log } = options
  if (config.databaseUrl !== undefined && config.secretsKey === undefined)
    throw keyOfArchiveMissing()
  refuseUnlessEmpty(config.dataDir)
  const archive = await openArchive(file, options, config.sqlFolders)

  const staging = openStagingFolder(config.dataDir)
  try {
    const { databaseUrl, sqlFolders } = config
    const parts = { blobs: openBlobs(staging.path), archive, folders: sqlFolders, log }
    const publish = (rebuilt: Rebuilt): RestoreReport => {
      const keyIs = keepKey(archive.unlocked?.secretsKey, config.secretsKey, staging.path)
      staging.publish()
      const database = databaseUrl === undefined ? 'embedded' : 'own'
      return { manifest: archive.manifest, ...rebuilt, keyIs, database }
    }
    if (databaseUrl === undefined) return publish(await rebuildIn(staging.path, parts))
    return await inEmptyDatabase(databaseUrl, async (client) =>
      publish(await rebuild(client, staging.path, parts)),
    )
  } catch (error) {
    staging.discard()
    throw error
  }
}

/** An archive that was read whole: it is what it promises, and this version knows its migrations. */
export interface OpenArchive {
  file: string
  manifest: Manifest
  /** Undefined for a plain one. */
  unlocked: Unlocked | undefined
}

export async function openArchive(
  file: string,
  openers: Openers,
  folders: SqlFolders,
  signal?: AbortSignal,
): Promise<OpenArchive> {
  if (!existsSync(file)) throw fileMissing(file)
  const unlocked = await unlockArchive(file, openers)
  const manifest = await verifyArchive(file, unlocked?.key, signal)
  refuseUnknownMigrations(manifest.migrations, folders.migrations)
  return { file, manifest, unlocked }
}

/** Where the operator gives no SECRETS_KEY, the key that opened the archive is the new data folder's. */
function keepKey(
  opened: string | undefined,
  given: string | undefined,
  folder: string,
): RestoreReport['keyIs'] {
  if (opened === undefined) return undefined
  if (given !== undefined) return given === opened ? 'SECRETS_KEY' : 'not SECRETS_KEY'
  writeFileSync(secretsKeyFile(folder), `${opened}\n`, { flag: 'wx', mode: 0o600 })
  return 'in the data folder'
}

interface Rebuild {
  /** Sees the restored database before it is stopped. */
  inspect?: (client: Client) => Promise<void>
  blobs: Pick<Blobs, 'put'>
  archive: OpenArchive
  folders: SqlFolders
  log: Logger
  signal?: AbortSignal | undefined
}

/** Makes a new database in an empty folder and loads the archive into it; the database is stopped at the end. */
export function rebuildIn(folder: string, parts: Rebuild): Promise<Rebuilt> {
  return withServer(folder, parts.log, async (client) => {
    const rebuilt = await rebuild(client, folder, parts)
    await parts.inspect?.(client)
    return rebuilt
  })
}

async function rebuild(
  client: Client,
  folder: string,
  { blobs, archive, folders, signal }: Rebuild,
): Promise<Rebuilt> {
  const migrations = join(folder, 'migrations')
  copyMigrations(archive.manifest.migrations, folders.migrations, migrations)
  await prepareDatabase(client, { bootstrap: folders.bootstrap, migrations })
  rmSync(migrations, { recursive: true })
  await loadArchive(client, blobs, { ...archive, key: archive.unlocked?.key }, signal)
  const { applied: migrated } = await prepareDatabase(client, folders).catch((error: unknown) => {
    if (error instanceof DatabaseStartError) throw notUpgraded(archive.manifest.predio, error)
    throw error
  })
  return { migrated, secrets: await countSecrets(client) }
}

async function withServer<T>(
  folder: string,
  log: Logger,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const server = await startEmbeddedServer(folder, log)
  try {
    const client = await connect(asOwner(server.endpoint))
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  } finally {
    await server.close()
    // The socket's folder goes by the cluster's path, which is about to change.
    if (process.platform !== 'win32') rmSync(server.endpoint.host, { recursive: true, force: true })
  }
}
