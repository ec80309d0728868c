import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { SqlFolders } from '../database/prepare.ts'
import { readRoom } from '../disk-space.ts'
import type { Blobs } from './blobs.ts'
import { noRoom } from './errors.ts'
import type { Manifest } from './manifest.ts'
import { secretOf, type ArchiveSecret } from './passphrase/archive-key.ts'
import type { Openers } from './passphrase/unlock-archive.ts'
import { openArchive, rebuildIn, type RestoreReport } from './restore-backup.ts'
import { removeDataFolder } from './staging-folder.ts'

interface DrillOptions extends Openers {
  file: string
  sqlFolders: SqlFolders
  log: Logger
  /** Ends it, without a trace. */
  signal?: AbortSignal
}

export interface DrillReport extends Pick<RestoreReport, 'manifest' | 'migrated'> {
  /** What opened the archive; undefined for a plain one. */
  openedBy: keyof ArchiveSecret | undefined
  /** The key that did, where it was one. */
  secretsKey: string | undefined
}

/** An empty database takes about 70 MB and its log of changes as much again; rows with their indexes take about three times their text. */
const EMPTY_BYTES = 200 * 1024 * 1024
const BYTES_PER_BYTE = 3

/**
 * Reads an archive whole and restores it as `restoreBackup` does, into a database that is removed again: it needs neither the server nor
 * its data folder, and touches neither. Stored files are compared with their checksums and written nowhere.
 */
export async function drillRestore(options: DrillOptions): Promise<DrillReport> {
  const { file, sqlFolders, log, signal } = options
  const archive = await openArchive(file, options, sqlFolders, signal)
  const { manifest, unlocked } = archive
  await refuseWithoutRoom(tmpdir(), manifest)
  const folder = mkdtempSync(join(tmpdir(), 'predio-verificacion-'))
  try {
    // As root the database runs as another user, who must be able to pass through.
    chmodSync(folder, 0o711)
    const parts = { blobs: NOWHERE, archive, folders: sqlFolders, log, signal }
    const { migrated } = await rebuildIn(join(folder, 'datos'), parts)
    return {
      manifest,
      migrated,
      openedBy: unlocked && secretOf(unlocked.key.header),
      secretsKey: unlocked?.secretsKey,
    }
  } finally {
    removeDataFolder(join(folder, 'datos'))
    removeDataFolder(folder)
  }
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
