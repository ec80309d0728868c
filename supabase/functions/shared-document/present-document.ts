import type { PublicDocument } from '../../../domain/src/documents/share/public-document.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { readAgent } from '../_shared/links/read-agent.ts'
import { signObject } from '../_shared/storage.ts'
import { documentUnavailable } from './errors.ts'
import type { Share, SharedDocument } from './share.ts'

/** DOC-06: a download must begin within this time. The address remains valid for as long after a revocation. */
const SIGNED_SECONDS = 60

/** The addresses of the agent's pictures are valid for as long as the page is likely to be open. */
const IDENTITY_SECONDS = 6 * 60 * 60

export async function presentDocument(
  context: FunctionContext,
  { user_id: userId, document, expires_at: expiresAt }: Share,
): Promise<PublicDocument> {
  const [agent, shown] = await Promise.all([
    readAgent(context, 'documentShare', userId, IDENTITY_SECONDS),
    readDocument(context, document),
  ])
  return {
    name: document.name,
    category: document.category,
    type: document.type,
    agent,
    expiresAt,
    ...shown,
  }
}

/** A generated document has a file with its first version and a text with its newest one, so the text is shown. */
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
