import type { FunctionContext } from '../_shared/context.ts'
import { selectRows } from '../_shared/rest.ts'
import { signObject } from '../_shared/storage.ts'
import { documentUnavailable } from './errors.ts'
import { findLogo } from './find-logo.ts'
import type { Share, SharedDocument } from './find-share.ts'

/** A download only has to begin in it; whoever holds the address keeps it this long after a revocation. */
const SIGNED_SECONDS = 60

export type Purpose = 'view' | 'download'

/** What a visitor sees. `kind` says whether to show `content` or to fetch `signedUrl`. */
export type PresentedDocument = {
  name: string
  category: string
  type: string
  sharedBy: { name: string | null; company: string | null }
  expiresAt: string
} &
  /** `logoUrl`, for the file the page makes of it, comes with a download. */
  (
    | { kind: 'text'; content: string; logoUrl?: string | null }
    /** `signedUrl` is a path from the API's address. */
    | { kind: 'file'; signedUrl: string }
  )

interface Profile {
  full_name: string | null
  company: string | null
}

export async function presentDocument(
  context: FunctionContext,
  share: Share,
  purpose: Purpose,
): Promise<PresentedDocument> {
  const { document } = share
  const [sharedBy, shown] = await Promise.all([
    readProfile(context, share.user_id),
    readDocument(context, document),
  ])
  return {
    name: document.name,
    category: document.category,
    type: document.type,
    sharedBy,
    expiresAt: share.expires_at,
    ...shown,
    ...(shown.kind === 'text' &&
      purpose === 'download' && {
        logoUrl: await findLogo(context, share.user_id, SIGNED_SECONDS),
      }),
  }
}

async function readProfile(
  context: FunctionContext,
  userId: string,
): Promise<PresentedDocument['sharedBy']> {
  const [profile] = await selectRows<Profile>(context, 'profiles', {
    id: `eq.${userId}`,
    select: 'full_name,company',
  })
  return { name: profile?.full_name ?? null, company: profile?.company ?? null }
}

/** A generated document has both: its file is version 1, its content the newest version. */
async function readDocument(
  context: FunctionContext,
  { url, content }: SharedDocument,
): Promise<{ kind: 'text'; content: string } | { kind: 'file'; signedUrl: string }> {
  if (content !== null) return { kind: 'text', content }
  const signedUrl =
    url === null ? undefined : await signObject(context, 'documents', url, SIGNED_SECONDS)
  if (signedUrl === undefined) throw documentUnavailable()
  return { kind: 'file', signedUrl }
}
