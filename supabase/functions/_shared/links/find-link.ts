import type { FunctionContext } from '../context.ts'
import { selectRows } from '../rest.ts'
import { linkExpired, linkNotFound, linkRevoked } from './errors.ts'

/** The tables whose rows are opened by a token, without an account. Each has the columns of `Link` and `token_hash`. */
type LinkTable = 'document_shares' | 'owner_reports' | 'selections'

export interface Link {
  id: string
  user_id: string
  views: number
  expires_at: string
  revoked_at: string | null
}

const LINK_COLUMNS = 'id,user_id,views,expires_at,revoked_at'

/** Where a link is: its table, and what else is read of its row. */
export interface LinkPlace {
  table: LinkTable
  tokenHash: string
  columns: string
}

/** Finds a valid link by its token's hash; each reason for refusal has its own error (DOC-58). */
export async function findLink<T extends Link>(
  context: FunctionContext,
  { table, tokenHash, columns }: LinkPlace,
): Promise<T> {
  const [link] = await selectRows<T>(context, table, {
    token_hash: `eq.${tokenHash}`,
    select: `${LINK_COLUMNS},${columns}`,
  })
  if (!link) throw linkNotFound()
  if (link.revoked_at !== null) throw linkRevoked()
  if (Date.parse(link.expires_at) <= context.now().getTime()) throw linkExpired()
  return link
}
