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
import {
  unlockArchive,
  type ArchiveKeySources,
  type UnlockedArchive,
} from './passphrase/unlock-archive.ts'
import { openStagingFolder, refuseUnlessEmpty } from './staging-folder.ts'
import { verifyArchive } from './verify-archive.ts'

export interface RestoreOptions extends ArchiveKeySources {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'sqlFolders'> &
    Partial<Pick<Config, 'secretsKey'>>
  file: string
  openBlobs: (dataDir: string) => Blobs
  log: Logger
}

export interface RestoreReport {
  manifest: Manifest
  migrated: string[]
  secrets: SecretsCount
  keyIs: 'in the data folder' | 'SECRETS_KEY' | 'not SECRETS_KEY' | undefined
  database: 'embedded' | 'own'
}

type Rebuilt = Pick<RestoreReport, 'migrated' | 'secrets'>

/**
 * With DATABASE_URL the rows are loaded into that database, which must be empty too (OPS-72). Everything is verified first and built in a
 * separate place, so a failed restore leaves both database and folder empty.
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

/** The archive was read whole and matches its manifest, and this version knows its migrations. */
export interface OpenArchive {
  file: string
  manifest: Manifest
  unlocked: UnlockedArchive | undefined
}

export async function openArchive(
  file: string,
  openers: ArchiveKeySources,
  folders: SqlFolders,
  signal?: AbortSignal,
): Promise<OpenArchive> {
  if (!existsSync(file)) throw fileMissing(file)
  const unlocked = await unlockArchive(file, openers)
  const manifest = await verifyArchive(file, unlocked?.key, signal)
  refuseUnknownMigrations(manifest.migrations, folders.migrations)
  return { file, manifest, unlocked }
}

/** If no SECRETS_KEY is given, the key that opened the archive becomes the key of the new data folder. */
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
  inspect?: (client: Client) => Promise<void>
  blobs: Pick<Blobs, 'put'>
  archive: OpenArchive
  folders: SqlFolders
  log: Logger
  signal?: AbortSignal | undefined
}

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
    // The socket's folder is named after the cluster's path, which changes next.
    if (process.platform !== 'win32') rmSync(server.endpoint.host, { recursive: true, force: true })
  }
}
