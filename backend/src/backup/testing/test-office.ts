import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { pino } from 'pino'
import { ROOT } from '../../../test/paths.ts'
import { stopWaitingForDisk } from '../../../../test-support/throwaway-database.ts'
import { readConfig } from '../../config.ts'
import { startEmbeddedServer } from '../../database/embedded/server.ts'
import { prepareDatabase, type SqlFolders } from '../../database/prepare.ts'
import { createDiskStore } from '../../storage/blob-store/disk.ts'
import type { Blobs } from '../blobs.ts'
import { asOwner, connect } from '../open-database.ts'

export const log = pino({ level: 'silent' })

export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `predio-${purpose}-`))
  // A process of root runs PostgreSQL as another user, who must be able to pass through this folder.
  chmodSync(folder, 0o711)
  return folder
}

export function openBlobs(dataDir: string): Blobs {
  return createDiskStore(join(dataDir, 'storage'))
}

/** One more migration adds types and shapes that no table of ours has. */
export function sqlFoldersWith(extraMigration: string, folder: string): SqlFolders {
  const ours = readConfig({}, ROOT).sqlFolders
  const migrations = join(folder, 'migrations')
  cpSync(ours.migrations, migrations, { recursive: true })
  writeFileSync(join(migrations, '99990101000000_extra.sql'), extraMigration)
  return { ...ours, migrations }
}

export interface RunningOffice {
  client: Client
  connect(): Promise<Client>
  stop(): Promise<void>
}

export async function startOffice(dataDir: string, folders: SqlFolders): Promise<RunningOffice> {
  const server = await startEmbeddedServer(dataDir, log)
  const open = () => connect(asOwner(server.endpoint))
  const client = await open()
  await stopWaitingForDisk(client)
  await prepareDatabase(client, folders)
  return {
    client,
    connect: open,
    async stop() {
      await client.end()
      await server.close()
    },
  }
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
