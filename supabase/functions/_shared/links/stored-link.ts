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
  /** A token opens the rows of these tables without an account. */
  table: 'document_shares' | 'owner_reports' | 'selections'
  columns: string
  describeFirst: (link: T) => Pick<Notice, 'kind' | 'title' | 'message' | 'data'>
  /** The first opening may have further effects. */
  noteFirst?: (context: FunctionContext, link: T) => Promise<void>
}

export function storedLink<T extends Link>(stored: StoredLink<T>) {
  const { table, columns, describeFirst, noteFirst } = stored

  /** Each reason for refusing a link has its own error (DOC-58). */
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

    /** One statement counts a view (DOC-59), so that concurrent openings all count. */
    count: async (context: FunctionContext, link: T): Promise<void> => {
      // The announcement precedes the count and is idempotent, so that an interruption loses neither.
      if (link.views === 0) await announceFirst(context, link)
      const args = { link_table: table, link: link.id }
      const isCounted = await callRpc<boolean>(context, 'count_link_view', args)
      // The link ended after it was found; reading it again tells how.
      if (!isCounted) await read(context, { id: `eq.${link.id}` })
    },
  }
}
