import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { startEmbeddedServer } from '../database/embedded/server.ts'
import { prepareDatabase, type SqlFolders } from '../database/prepare.ts'
import type { Blobs } from './blobs.ts'
import { needsOwnDatabase } from './errors.ts'
import { copyMigrations, refuseUnknownMigrations } from './known-migrations.ts'
import { loadArchive } from './load-archive.ts'
import type { Manifest } from './manifest.ts'
import { asOwner, connect } from './open-database.ts'
import { openStagingFolder, refuseUnlessEmpty } from './staging-folder.ts'
import { verifyArchive } from './verify-archive.ts'

export interface RestoreOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'sqlFolders'>
  file: string
  /** The store of files for a data folder. */
  openBlobs: (dataDir: string) => Blobs
  log: Logger
}

export interface RestoreReport {
  manifest: Manifest
  /** Migrations newer than the archive. */
  migrated: string[]
}

/**
 * Makes an empty data folder what the archive holds. Everything is verified first and built aside;
 * a restore that fails leaves the folder empty.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { config, file, openBlobs, log } = options
  if (config.databaseUrl) throw needsOwnDatabase()
  refuseUnlessEmpty(config.dataDir)
  const manifest = await verifyArchive(file)
  refuseUnknownMigrations(manifest.migrations, config.sqlFolders.migrations)

  const staging = openStagingFolder(config.dataDir)
  try {
    const blobs = openBlobs(staging.path)
    const migrated = await withServer(staging.path, log, (client) =>
      rebuild(client, { blobs, file, manifest, folders: config.sqlFolders, folder: staging.path }),
    )
    staging.publish()
    return { manifest, migrated }
  } catch (error) {
    staging.discard()
    throw error
  }
}

interface Rebuild {
  blobs: Blobs
  file: string
  manifest: Manifest
  folders: SqlFolders
  folder: string
}

async function rebuild(
  client: Client,
  { blobs, file, manifest, folders, folder }: Rebuild,
): Promise<string[]> {
  const migrations = join(folder, 'migrations')
  copyMigrations(manifest.migrations, folders.migrations, migrations)
  await prepareDatabase(client, { bootstrap: folders.bootstrap, migrations })
  rmSync(migrations, { recursive: true })
  await loadArchive(client, blobs, file, manifest)
  return (await prepareDatabase(client, folders)).applied
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
