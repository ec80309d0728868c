import type { Logger } from 'pino'
import { describeFailure } from './describe-failure.ts'
import type { Database } from './types.ts'

export async function rewriteTables(
  database: Database,
  tables: readonly string[],
  log: Logger,
): Promise<void> {
  for (const table of tables) {
    try {
      await database.asOwner(async (tx) => {
        await tx.query(`set local lock_timeout = '5s'`)
        await tx.query(`cluster ${table} using ${table.split('.')[1]}_pkey`)
      })
    } catch (error) {
      log.warn({ failure: describeFailure(error) }, `${table} was not rewritten: run VACUUM FULL`)
    }
  }
}
