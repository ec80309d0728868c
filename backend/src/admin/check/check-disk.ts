import type { Config } from '../../config.ts'
import { readRoom } from '../../disk-space.ts'
import { failureCode } from '../../database/failure-code.ts'
import { ok, warning, wrong, type Found } from './finding.ts'
import { diskMessages as messages } from './machine-messages.ts'

/** A warning appears while the free space is less than this multiple of the reserve. */
const SOON = 4

export async function checkDisk({
  dataDir,
  minFreeDiskBytes,
}: Pick<Config, 'dataDir' | 'minFreeDiskBytes'>): Promise<Found> {
  try {
    const { freeBytes } = await readRoom(dataDir)
    if (freeBytes < minFreeDiskBytes) return wrong(messages.low(dataDir, freeBytes), messages.todo)
    return freeBytes < SOON * minFreeDiskBytes
      ? warning(messages.soon(dataDir, freeBytes), messages.todo)
      : ok(messages.ok(dataDir, freeBytes))
  } catch (error) {
    return wrong(messages.unknown(dataDir, failureCode(error)), messages.unknownTodo)
  }
}
