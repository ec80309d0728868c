import type { FunctionContext } from '../_shared/context.ts'
import { selectRows } from '../_shared/rest.ts'
import { signObject } from '../_shared/storage.ts'
import { documentUnavailable } from './errors.ts'
import type { Share, SharedDocument } from './find-share.ts'

/** Long enough to open the file, too short to pass the address on. */
const SIGNED_SECONDS = 5 * 60

/** What a visitor sees. `kind` says whether to show `content` or to fetch `signedUrl`. */
export type PresentedDocument = {
  name: string
  category: string
  type: string
  sharedBy: { name: string | null; company: string | null }
  expiresAt: string
} & (
  | { kind: 'text'; content: string }
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
