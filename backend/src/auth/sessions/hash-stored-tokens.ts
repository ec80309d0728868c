import type { Logger } from 'pino'
import { rewriteTables } from '../../database/rewrite-tables.ts'
import type { Database } from '../../database/types.ts'
import { HASHED, HASH_PURPOSE, type RefreshTokens } from '../../http/refresh-tokens.ts'

const HASH = (column: string) =>
  `$3 || encode(sha256($2::bytea || sha256($1::bytea || convert_to($4 || ${column}, 'UTF8'))), 'hex')`

const HASH_STORED = `
  update auth.refresh_tokens
  set token = ${HASH('token')}, parent = case when parent like $3 || '%' then parent else ${HASH('parent')} end
  where token not like $3 || '%'`

/** Tokens that an earlier version stored in plain text are hashed at the start. They stay valid, so that everybody stays signed in. */
export async function hashStoredTokens(
  database: Database,
  { paddings: { inner, outer } }: RefreshTokens,
  log: Logger,
): Promise<void> {
  const { rowCount } = await database.asOwner(async (tx) => {
    await tx.query(`set local statement_timeout = 0`)
    return tx.query(HASH_STORED, [inner, outer, HASHED, HASH_PURPOSE])
  })
  if (rowCount > 0) await rewriteTables(database, ['auth.refresh_tokens'], log)
}
