import type { FunctionContext } from '../_shared/context.ts'
import { findLogo } from '../_shared/links/find-logo.ts'
import { selectRows } from '../_shared/rest.ts'
import { signObject } from '../_shared/storage.ts'
import { documentUnavailable } from './errors.ts'
import type { Share, SharedDocument } from './share.ts'

/** DOC-06. Long enough to begin a download; the address stays valid this long after a revocation. */
const SIGNED_SECONDS = 60

export type Purpose = 'view' | 'download'

/** The answer to a visitor. `kind` decides whether to show `content` or to fetch `signedUrl`. */
export type PresentedDocument = {
  name: string
  category: string
  type: string
  sharedBy: { name: string | null; company: string | null }
  expiresAt: string
} &
  /** `logoUrl` is sent only for a download, where the page creates a file from the text. */
  (
    | { kind: 'text'; content: string; logoUrl?: string | null }
    /** `signedUrl` is relative to the API's address. */
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

/** A generated document has both a file with version 1 and a text with the newest version: the text is shown. */
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
