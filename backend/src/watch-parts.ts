import type { Logger } from 'pino'
import { checkFiles } from './admin/check/check-files.ts'
import { faultOfFolder } from './backup/automatic/fault-of-folder.ts'
import type { Config } from './config.ts'

export interface FailingPart {
  name: 'files' | 'backup'
  says: string
}

export interface PartsWatch {
  failing(): Promise<readonly FailingPart[]>
  close(): Promise<void>
}

const LOOK_EVERY_MS = 30_000

/**
 * All processes share the file store and the folder of backups. A server that cannot reach them continues and reports the failure at its
 * start, in `/ready` and in `/metrics`. The parts are checked in the background, so that no request waits for them.
 */
export function watchParts(config: Config, log: Logger, everyMs = LOOK_EVERY_MS): PartsWatch {
  let known: readonly FailingPart[] | undefined
  let looking: Promise<readonly FailingPart[]> | undefined
  let lookedAt = -Infinity

  async function look(): Promise<readonly FailingPart[]> {
    lookedAt = performance.now()
    const before = new Set(known?.map(({ name }) => name))
    const found = [...(await lookAtFiles(config)), ...lookAtBackups(config)]
    for (const { name, says } of found) {
      if (!before.delete(name)) log.error({ part: name }, says)
    }
    for (const part of before) log.info({ part }, 'works again')
    known = found
    looking = undefined
    return found
  }

  return {
    async failing() {
      if (performance.now() - lookedAt > everyMs) looking ??= look()
      return known ?? looking ?? []
    },
    async close() {
      await looking
    },
  }
}

export async function namesOfFailing(parts: PartsWatch): Promise<readonly string[]> {
  return (await parts.failing()).map(({ name }) => name)
}

async function lookAtFiles(config: Config): Promise<FailingPart[]> {
  const { state, says, todo } = await checkFiles(config)
  return state === 'wrong' ? [{ name: 'files', says: `${says} ${todo}` }] : []
}

function lookAtBackups({ backup }: Config): FailingPart[] {
  const fault = backup && faultOfFolder(backup.folder)
  return fault ? [{ name: 'backup', says: `BACKUP_DIR: ${fault}` }] : []
}
