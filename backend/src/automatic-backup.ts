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
import { NotNow } from './jobs/run-job.ts'

interface Parts {
  config: Config
  /** Encrypts the archives where the operator gave no pass phrase. */
  secretsKey: string
  blobs: Blobs
  mailer: Mailer
  log: Logger
}

const HOUR_MS = 3_600_000
/** Three in the morning in the centre of Mexico, which has had no summer time since 2022. */
const NIGHT_MS = 9 * HOUR_MS

/** Longer than files are being removed; whoever holds the lock then is another backup. */
const WAIT_MS = 2_000

/** The job of the scheduler that makes, checks and thins out the backups; none where no folder is named. */
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
        // This transaction waits for the whole backup, whatever limits the database's operator has set.
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
            // The operator is making one: its turn comes when that is done (OPS-56).
            throw error instanceof BackupRunning ? new NotNow(error.message) : error
          },
        )
      },
      ...announcing(parts, backup),
    },
  ]
}

/** All processes on one database have the same; a restored copy has another, because its PostgreSQL was made anew. */
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
        // Those in another installation's folder are not ours.
        const stored = cause instanceof FolderTaken ? [] : await listBackups(folder).catch(() => [])
        const lastGood = stored[0]?.takenAt
        await mailer.send(backupFailedMail({ ...notice(), reason: reasonOf(cause), lastGood }))
      },
      recovery: () => mailer.send(backupWorksMail(notice())),
    },
  }
}

/** What is no fault of the operator's surroundings is said as the log says it. */
function reasonOf(error: unknown): string {
  if (error instanceof BackupError) return error.message
  return `error inesperado (${(error as Error).message})`
}
