import type { Logger } from 'pino'
import type { Mailer } from './auth/mailers/mailer.ts'
import { backupFailedMail, backupWorksMail } from './auth/mails/automatic-backup.ts'
import { listBackups } from './backup/automatic/archive-names.ts'
import { makeAutomaticBackup } from './backup/automatic/make-automatic-backup.ts'
import type { Blobs } from './backup/blobs.ts'
import { BackupError, BackupRunning, FolderTaken } from './backup/errors.ts'
import type { BackupConfig, Config } from './config.ts'
import type { Transaction } from './database/types.ts'
import type { PeriodicJob } from './jobs/periodic-job.ts'
import { JobPostponed } from './jobs/run-job.ts'

interface Parts {
  config: Config
  secretsKey: string
  blobs: Blobs
  mailer: Mailer
  log: Logger
}

const HOUR_MS = 3_600_000
/** This time of day in UTC is three in the morning in central Mexico, which has no summer time. */
const NIGHT_MS = 9 * HOUR_MS

/** Removals of stored files take less time than this, so a lock held for longer belongs to another backup. */
const WAIT_MS = 2_000

export function automaticBackup(parts: Parts): PeriodicJob[] {
  const { config, secretsKey, blobs, log } = parts
  const { backup } = config
  if (!backup) return []
  const { folder, keep, passphrase, everyMs } = backup
  const { minFreeDiskBytes: minFreeBytes, version } = config
  return [
    {
      name: 'backup',
      everyMs,
      beginsAtMs: NIGHT_MS,
      retryMs: HOUR_MS,
      async run(tx, signal) {
        // The transaction lasts for the whole backup, so the database's time limits are lifted.
        await tx.query(
          `select set_config(name, '0', true) from pg_settings
           where name in ('idle_in_transaction_session_timeout', 'transaction_timeout')`,
        )
        const what = {
          config,
          blobs,
          version,
          passphrase,
          secretsKey,
          waitMs: WAIT_MS,
          signal,
          log,
        }
        const installation = await installationOf(tx)
        return makeAutomaticBackup({ ...what, folder, installation, keep, minFreeBytes }).catch(
          (error: unknown) => {
            // The operator's own backup is running; the automatic one follows it (OPS-56).
            throw error instanceof BackupRunning ? new JobPostponed(error.message) : error
          },
        )
      },
      ...announcing(parts, backup),
    },
  ]
}

/** All processes on one database share this id. A restored copy has another id, because its PostgreSQL cluster was created anew. */
async function installationOf(tx: Transaction): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `select system_identifier || '/' || current_database() as id from pg_control_system()`,
  )
  return rows[0]?.id ?? ''
}

function announcing(
  { config, mailer }: Parts,
  { folder }: BackupConfig,
): Pick<PeriodicJob, 'announce'> {
  const to = config.operatorEmail
  if (!to) return {}
  const notice = () => ({ to, origin: config.publicUrl.origin, folder, at: new Date() })
  return {
    announce: {
      async failure(cause) {
        // Backups in a folder that belongs to another installation do not count.
        const stored = cause instanceof FolderTaken ? [] : await listBackups(folder).catch(() => [])
        const lastGood = stored[0]?.takenAt
        await mailer.send(backupFailedMail({ ...notice(), reason: reasonOf(cause), lastGood }))
      },
      recovery: () => mailer.send(backupWorksMail(notice())),
    },
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof BackupError) return error.message
  return `error inesperado (${(error as Error).message})`
}
