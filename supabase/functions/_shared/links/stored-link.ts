import type { FunctionContext } from '../context.ts'
import { callRpc, selectRows } from '../rest.ts'
import { linkExpired, linkNotFound, linkRevoked } from './errors.ts'
import { giveNotice, type Notice } from './give-notice.ts'
import { hashToken } from './link-token.ts'

export interface Link {
  id: string
  user_id: string
  views: number
  expires_at: string
  revoked_at: string | null
}

const LINK_COLUMNS = 'id,user_id,views,expires_at,revoked_at'

interface StoredLink<T> {
  /** Its rows are opened by a token, without an account. It has the columns of `Link` and `token_hash`. */
  table: 'document_shares' | 'owner_reports' | 'selections'
  /** What else is read of the row. */
  columns: string
  /** How the agent is told of the first opening. */
  describeFirst: (link: T) => Pick<Notice, 'kind' | 'title' | 'message' | 'data'>
  /** What else is written at the first opening. */
  noteFirst?: (context: FunctionContext, link: T) => Promise<void>
}

/** How links that end are found and their views counted. */
export function storedLink<T extends Link>(stored: StoredLink<T>) {
  const { table, columns, describeFirst, noteFirst } = stored

  /** A valid link; each reason for refusal has its own error (DOC-58). */
  async function read(context: FunctionContext, where: Record<string, string>): Promise<T> {
    const [link] = await selectRows<T>(context, table, {
      ...where,
      select: `${LINK_COLUMNS},${columns}`,
    })
    if (!link) throw linkNotFound()
    if (link.revoked_at !== null) throw linkRevoked()
    if (Date.parse(link.expires_at) <= context.now().getTime()) throw linkExpired()
    return link
  }

  async function announceFirst(context: FunctionContext, link: T): Promise<void> {
    await noteFirst?.(context, link)
    const notice = describeFirst(link)
    await giveNotice(context, {
      ...notice,
      userId: link.user_id,
      dedupeKey: `${notice.kind}:${link.id}`,
    })
  }

  return {
    find: async (context: FunctionContext, token: string): Promise<T> =>
      read(context, { token_hash: `eq.${await hashToken(token)}` }),

    /** Counts one view (DOC-59), in one statement: however many open it at once, each is counted. */
    count: async (context: FunctionContext, link: T): Promise<void> => {
      // Announced before the count and idempotent: an interruption in between loses neither.
      if (link.views === 0) await announceFirst(context, link)
      const args = { link_table: table, link: link.id }
      const isCounted = await callRpc<boolean>(context, 'count_link_view', args)
      // It ended since it was found, and this says how.
      if (!isCounted) await read(context, { id: `eq.${link.id}` })
    },
  }
}
