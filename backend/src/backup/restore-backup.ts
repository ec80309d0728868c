import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { startEmbeddedServer } from '../database/embedded/server.ts'
import { DatabaseStartError } from '../database/embedded/start-error.ts'
import { prepareDatabase, type SqlFolders } from '../database/prepare.ts'
import type { Blobs } from './blobs.ts'
import { countSecrets, type SecretsCount } from './count-secrets.ts'
import { fileMissing, needsOwnDatabase, notUpgraded } from './errors.ts'
import { copyMigrations, refuseUnknownMigrations } from './known-migrations.ts'
import { loadArchive } from './load-archive.ts'
import type { Manifest } from './manifest.ts'
import { asOwner, connect } from './open-database.ts'
import type { ArchiveKey } from './passphrase/archive-key.ts'
import { unlockArchive, type AskPassphrase } from './passphrase/unlock-archive.ts'
import { openStagingFolder, refuseUnlessEmpty } from './staging-folder.ts'
import { verifyArchive } from './verify-archive.ts'

export interface RestoreOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'sqlFolders'>
  file: string
  /** The store of files for a data folder. */
  openBlobs: (dataDir: string) => Blobs
  askPassphrase?: AskPassphrase | undefined
  log: Logger
}

export interface RestoreReport {
  manifest: Manifest
  /** Migrations newer than the archive. */
  migrated: string[]
  /** The agents' keys, which the archive's own server encrypted. */
  secrets: SecretsCount
}

/**
 * Makes an empty data folder what the archive holds. Everything is verified first and built aside;
 * a restore that fails leaves the folder empty.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { config, file, openBlobs, askPassphrase, log } = options
  if (config.databaseUrl) throw needsOwnDatabase()
  refuseUnlessEmpty(config.dataDir)
  if (!existsSync(file)) throw fileMissing(file)
  const key = await unlockArchive(file, askPassphrase)
  const manifest = await verifyArchive(file, key)
  refuseUnknownMigrations(manifest.migrations, config.sqlFolders.migrations)

  const staging = openStagingFolder(config.dataDir)
  try {
    const blobs = openBlobs(staging.path)
    const archive = { file, key, manifest }
    const rebuilt = await withServer(staging.path, log, (client) =>
      rebuild(client, { blobs, archive, folders: config.sqlFolders, folder: staging.path }),
    )
    staging.publish()
    return { manifest, ...rebuilt }
  } catch (error) {
    staging.discard()
    throw error
  }
}

interface Rebuild {
  blobs: Blobs
  archive: { file: string; key: ArchiveKey | undefined; manifest: Manifest }
  folders: SqlFolders
  folder: string
}

async function rebuild(
  client: Client,
  { blobs, archive, folders, folder }: Rebuild,
): Promise<Pick<RestoreReport, 'migrated' | 'secrets'>> {
  const migrations = join(folder, 'migrations')
  copyMigrations(archive.manifest.migrations, folders.migrations, migrations)
  await prepareDatabase(client, { bootstrap: folders.bootstrap, migrations })
  rmSync(migrations, { recursive: true })
  await loadArchive(client, blobs, archive)
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
