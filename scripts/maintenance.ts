import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { OWNER_FILE } from '../backend/src/backup/automatic/claim-folder.ts'
import { createBackup } from '../backend/src/backup/create-backup.ts'
import { describeBackup, describeExport, describeRestore } from '../backend/src/backup/describe.ts'
import { BackupError, noSecretsKey } from '../backend/src/backup/errors.ts'
import { exportSql } from '../backend/src/backup/export-sql.ts'
import { restoreBackup } from '../backend/src/backup/restore-backup.ts'
import { ConfigError, readConfig, readVariables, type Config } from '../backend/src/config.ts'
import { findSecretsKey } from '../backend/src/database/load-secrets-key.ts'
import { DatabaseStartError } from '../backend/src/database/embedded/start-error.ts'
import { openBlobStore } from '../backend/src/storage/blob-store/open-blob-store.ts'
import { root } from './lib/root.mjs'
import { resolveHere } from './lib/resolve-here.ts'
import { readArguments } from './maintenance/read-arguments.ts'
import { readKeyFiles } from './maintenance/read-key-files.ts'
import { newPassphrase, passphraseAsker } from './maintenance/passphrase.ts'

interface Order {
  config: Config
  file: string
  wants: 'passphrase' | 'plain' | undefined
  keyFiles: string[]
  givenPassphrase: string | undefined
}

type Work = (order: Order) => Promise<string>

const log = pino({ level: 'silent' })

const COMMANDS = {
  async backup({ config, file, wants, givenPassphrase }) {
    const blobs = openBlobStore(config)
    const isPhrase = wants === 'passphrase' || (wants !== 'plain' && givenPassphrase !== undefined)
    const secret = isPhrase
      ? { passphrase: await newPassphrase(givenPassphrase) }
      : { secretsKey: wants === 'plain' ? undefined : findSecretsKey(config) }
    const isKeyMissing = !isPhrase && wants !== 'plain' && secret.secretsKey === undefined
    if (isKeyMissing && (config.databaseUrl ?? existsSync(config.dataDir))) throw noSecretsKey()
    const { version } = config
    const report = await createBackup({ config, file, blobs, version, ...secret, log })
    return describeBackup(report, file, statSync(file).size)
  },
  async restore({ config, file, keyFiles, givenPassphrase }) {
    const report = await restoreBackup({
      config,
      file,
      // The files of an archive are restored into a data folder, even if they were in S3 before.
      openBlobs: (dataDir) => openBlobStore({ dataDir, s3: undefined }),
      askPassphrase: passphraseAsker(givenPassphrase),
      secretsKeys: [
        ...readKeyFiles(keyFiles),
        ...(config.secretsKey === undefined ? [] : [config.secretsKey]),
      ],
      log,
    })
    const folder = config.backup?.folder
    const isTaken = folder !== undefined && existsSync(join(folder, OWNER_FILE))
    return describeRestore(report, config.dataDir, isTaken ? folder : undefined)
  },
  async 'export:sql'({ config, file }) {
    return describeExport(await exportSql({ config, file, log }), file, statSync(file).size)
  },
} satisfies Record<string, Work>

export async function runCommand(name: keyof typeof COMMANDS): Promise<void> {
  try {
    const { file: given, wants, keyFiles } = readArguments(name, process.argv.slice(2))
    const variables = readVariables(root, process.env)
    const config = readConfig(variables, root)
    const order = {
      config,
      file: resolveHere(given),
      wants,
      keyFiles: keyFiles.map(resolveHere),
      givenPassphrase: variables['BACKUP_PASSPHRASE'] || undefined,
    }
    process.stdout.write(`${await COMMANDS[name](order)}\n`)
  } catch (error) {
    process.stderr.write(`\n${forPeople(error)}\n\n`)
    process.exitCode = 1
  }
}

function forPeople(error: unknown): string {
  const isForPeople =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof DatabaseStartError
  return isForPeople ? error.message : String((error as Error).stack)
}
