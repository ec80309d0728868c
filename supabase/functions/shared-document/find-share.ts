import type { FunctionContext } from '../_shared/context.ts'
import { selectRows } from '../_shared/rest.ts'
import { shareExpired, shareNotFound, shareRevoked } from './errors.ts'

export interface Share {
  id: string
  user_id: string
  views: number
  expires_at: string
  revoked_at: string | null
  document: SharedDocument
}

export interface SharedDocument {
  id: string
  name: string
  category: string
  type: string
  /** Path in the bucket `documents`. */
  url: string | null
  content: string | null
}

const COLUMNS =
  'id,user_id,views,expires_at,revoked_at,document:documents(id,name,category,type,url,content)'

/** Finds a valid share by its token's hash; each reason for refusal has its own error (DOC-58). */
export async function findShare(context: FunctionContext, tokenHash: string): Promise<Share> {
  const [share] = await selectRows<Share>(context, 'document_shares', {
    token_hash: `eq.${tokenHash}`,
    select: COLUMNS,
  })
  if (!share) throw shareNotFound()
  if (share.revoked_at !== null) throw shareRevoked()
  if (Date.parse(share.expires_at) <= context.now().getTime()) throw shareExpired()
  return share
}
