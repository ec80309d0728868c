import type { PublicNotice } from '../../../domain/src/privacy/link.ts'
import type { PublicAgent } from '../../../domain/src/selections/selection.ts'
import type { FunctionContext } from '../_shared/context.ts'
import type { Opened } from '../_shared/links/charge-owner.ts'
import { linkNotFound } from '../_shared/links/errors.ts'
import { linkFunction } from '../_shared/links/link-function.ts'
import { newestNotice } from '../_shared/links/newest-notice.ts'
import { ownerOfToken } from '../_shared/links/owner-of-token.ts'
import { readAgent } from '../_shared/links/read-agent.ts'

const SIGNED_SECONDS = 6 * 60 * 60

export const privacyNotice = linkFunction({
  name: 'privacy-notice',
  find: findNotice,
  present: presentNotice,
})

/** An agent's privacy notice is treated like one link of that agent. */
async function findNotice(context: FunctionContext, token: string): Promise<Opened> {
  const owner = await ownerOfToken(context, 'notice', token)
  if (owner === undefined) throw linkNotFound()
  return { id: owner, user_id: owner }
}

async function presentNotice(
  context: FunctionContext,
  { user_id: userId }: Opened,
): Promise<PublicNotice<PublicAgent>> {
  const [notice, agent] = await Promise.all([
    newestNotice(context, userId),
    readAgent(context, 'privacyNotice', userId, SIGNED_SECONDS),
  ])
  if (!notice) throw linkNotFound()
  return {
    agent,
    version: notice.version,
    publishedAt: notice.published_at,
    simple: notice.simple_text,
    full: notice.full_text,
  }
}
