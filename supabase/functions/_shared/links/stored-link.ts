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
  /** The token of a row in one of these tables opens that row without an account. */
  table: 'document_shares' | 'owner_reports' | 'selections'
  columns: string
  describeFirst: (link: T) => Pick<Notice, 'kind' | 'title' | 'message' | 'data'>
  /** Does more at the first opening, for example writes it into a history. */
  noteFirst?: (context: FunctionContext, link: T) => Promise<void>
}

export function storedLink<T extends Link>(stored: StoredLink<T>) {
  const { table, columns, describeFirst, noteFirst } = stored

  /** A link that is refused gets an error for its reason (DOC-58). */
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

    /** A single statement counts the view (DOC-59), so that concurrent openings all count. */
    count: async (context: FunctionContext, link: T): Promise<void> => {
      // The first opening is announced before it is counted. The announcement may run twice without harm, so an interruption loses neither.
      if (link.views === 0) await announceFirst(context, link)
      const args = { link_table: table, link: link.id }
      const isCounted = await callRpc<boolean>(context, 'count_link_view', args)
      // The link ended after it was found; reading it again gives the error that says how.
      if (!isCounted) await read(context, { id: `eq.${link.id}` })
    },
  }
}
