// What `npm run backup`, `restore` and `export:sql` do: puts the backup together with the configured store of files.
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { createBackup } from '../backend/src/backup/create-backup.ts'
import { describeBackup, describeExport, describeRestore } from '../backend/src/backup/describe.ts'
import { BackupError } from '../backend/src/backup/errors.ts'
import { exportSql } from '../backend/src/backup/export-sql.ts'
import { restoreBackup } from '../backend/src/backup/restore-backup.ts'
import { ConfigError, readConfig, readVariables, type Config } from '../backend/src/config.ts'
import { DatabaseStartError } from '../backend/src/database/embedded/start-error.ts'
import { openBlobStore } from '../backend/src/storage/blob-store/open-blob-store.ts'
import { root } from './lib/root.mjs'

type Work = (config: Config, file: string) => Promise<string>

const log = pino({ level: 'silent' })

const COMMANDS = {
  async backup(config, file) {
    const version = await readVersion()
    const blobs = openBlobStore(config)
    const manifest = await createBackup({ config, file, blobs, version, log })
    return describeBackup(manifest, file, statSync(file).size)
  },
  async restore(config, file) {
    const report = await restoreBackup({
      config,
      file,
      // An archive comes back into a data folder, wherever the files were when it was made.
      openBlobs: (dataDir) => openBlobStore({ dataDir, s3: undefined }),
      log,
    })
    return describeRestore(report, config.dataDir)
  },
  async 'export:sql'(config, file) {
    return describeExport(await exportSql({ config, file, log }), file, statSync(file).size)
  },
} satisfies Record<string, Work>

/** Runs one of them for the file named on the command line. */
export async function runCommand(name: keyof typeof COMMANDS): Promise<void> {
  try {
    const given = process.argv[2]
    if (!given) throw new BackupError(`Indica el archivo: npm run ${name} -- ARCHIVO`)
    const config = readConfig(readVariables(root, process.env), root)
    const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), given)
    process.stdout.write(`${await COMMANDS[name](config, file)}\n`)
  } catch (error) {
    process.stderr.write(`\n${forPeople(error)}\n\n`)
    process.exitCode = 1
  }
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

function forPeople(error: unknown): string {
  const isForPeople =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof DatabaseStartError
  return isForPeople ? error.message : String((error as Error).stack)
}
