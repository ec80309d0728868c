import type { ContactPage } from '../../../domain/src/prospects/contact-page.ts'
import type { PublicAgent } from '../../../domain/src/selections/selection.ts'
import type { FunctionContext } from '../_shared/context.ts'
import type { Opened } from '../_shared/links/charge-owner.ts'
import { linkNotFound } from '../_shared/links/errors.ts'
import { linkFunction } from '../_shared/links/link-function.ts'
import { newestNotice } from '../_shared/links/newest-notice.ts'
import { ownerOfToken } from '../_shared/links/owner-of-token.ts'
import { readAgent } from '../_shared/links/read-agent.ts'
import { sendMessage } from './send-message.ts'

/** Signed URLs of the agent's portrait and logo are valid for this time. */
const SIGNED_SECONDS = 6 * 60 * 60

/** The agent's own form, opened by a token that stands in their pages (PROS-21). */
export const contact = linkFunction({
  name: 'contact',
  find: findForm,
  present: presentForm,
  actions: { send: { isAnswer: true, handle: sendMessage } },
})

async function findForm(context: FunctionContext, token: string): Promise<Opened> {
  const owner = await ownerOfToken(context, 'contact', token)
  if (owner === undefined) throw linkNotFound()
  return { id: owner, user_id: owner }
}

async function presentForm(
  context: FunctionContext,
  { user_id: userId }: Opened,
): Promise<ContactPage<PublicAgent>> {
  const [notice, agent] = await Promise.all([
    newestNotice(context, userId),
    readAgent(context, 'contactForm', userId, SIGNED_SECONDS),
  ])
  // Nobody can accept a notice that they cannot open.
  return { agent, noticeVersion: agent.noticePath === null ? null : (notice?.version ?? null) }
}
