import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { nameOfKey } from '../database/derive-from-key.ts'
import type { SqlFolders } from '../database/prepare.ts'
import { needsOtherKey } from '../database/refuse-other-key.ts'
import { readRoom } from '../disk-space.ts'
import type { Blobs } from './blobs.ts'
import { noRoom, otherKeyInside } from './errors.ts'
import type { Manifest } from './manifest.ts'
import { secretOf, type ArchiveSecret } from './passphrase/archive-key.ts'
import type { ArchiveKeySources } from './passphrase/unlock-archive.ts'
import { openArchive, rebuildIn, type RestoreReport } from './restore-backup.ts'
import { removeDataFolder } from './staging-folder.ts'

interface DrillOptions extends ArchiveKeySources {
  file: string
  sqlFolders: SqlFolders
  log: Logger
  signal?: AbortSignal
}

export interface DrillReport extends Pick<RestoreReport, 'manifest' | 'migrated'> {
  openedBy: keyof ArchiveSecret | undefined
  secretsKey: string | undefined
  keyInside: KeyInside
}

/** Tells where the restore got the key that the restored database needs: the archive was opened with it, or it was given. */
type KeyInside = 'needs none' | 'opened it' | 'given' | 'not given'

/** An empty database takes about 70 MB and its log as much again; rows with indexes take about three times their text. */
const EMPTY_BYTES = 200 * 1024 * 1024
const BYTES_PER_BYTE = 3

/**
 * Restores the archive as `restoreBackup` does, but into a temporary database, so that neither the server nor its data folder is needed or
 * changed. Stored files are compared with their checksums and not written.
 */
export async function drillRestore(options: DrillOptions): Promise<DrillReport> {
  const { file, sqlFolders, log, signal } = options
  const archive = await openArchive(file, options, sqlFolders, signal)
  const { manifest, unlocked } = archive
  await refuseWithoutRoom(tmpdir(), manifest)
  const folder = mkdtempSync(join(tmpdir(), 'predio-verificacion-'))
  try {
    // A process of root runs PostgreSQL as another user, who must be able to pass through this folder.
    chmodSync(folder, 0o711)
    let keyInside = 'needs none' as KeyInside
    const inspect = async (client: Client) => {
      keyInside = await findKeyInside(client, unlocked?.secretsKey, options.secretsKeys ?? [])
    }
    const parts = { blobs: NOWHERE, archive, folders: sqlFolders, log, signal, inspect }
    const { migrated } = await rebuildIn(join(folder, 'datos'), parts)
    if (unlocked?.secretsKey !== undefined && keyInside === 'not given') throw otherKeyInside()
    return {
      manifest,
      migrated,
      openedBy: unlocked && secretOf(unlocked.key.header),
      secretsKey: unlocked?.secretsKey,
      keyInside,
    }
  } finally {
    removeDataFolder(join(folder, 'datos'))
    removeDataFolder(folder)
  }
}

async function findKeyInside(
  client: Client,
  opener: string | undefined,
  given: readonly string[],
): Promise<KeyInside> {
  const fits = async (key: string) => !(await needsOtherKey(client, nameOfKey(key)))
  if (!(await needsOtherKey(client, undefined))) return 'needs none'
  if (opener !== undefined && (await fits(opener))) return 'opened it'
  for (const key of given) if (await fits(key)) return 'given'
  return 'not given'
}

const NOWHERE: Pick<Blobs, 'put'> = {
  async put(_id, source) {
    for await (const _ of source) continue
  },
}

async function refuseWithoutRoom(folder: string, { tables }: Manifest): Promise<void> {
  const rows = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  const needed = EMPTY_BYTES + BYTES_PER_BYTE * rows
  const { freeBytes } = await readRoom(folder)
  if (freeBytes < needed) throw noRoom(folder, needed, freeBytes)
}
