import { isNoticeToken, type PublicNotice } from '../../../domain/src/privacy/link.ts'
import type { PublicAgent } from '../../../domain/src/selections/selection.ts'
import type { FunctionContext, FunctionDefinition, Limit } from '../_shared/context.ts'
import { enforceLimit } from '../_shared/enforce-limit.ts'
import { inOpening } from '../_shared/links/charge-owner.ts'
import { linkNotFound } from '../_shared/links/errors.ts'
import { readAgent } from '../_shared/links/read-agent.ts'
import { newestNotice } from '../_shared/links/newest-notice.ts'
import { respondPage } from '../_shared/links/respond-page.ts'
import { readJson } from '../_shared/read-json.ts'
import { selectRows } from '../_shared/rest.ts'

/** PRIV-06. As high as for documents, for the same reasons. */
const OPENINGS: Limit = { name: 'privacy-notice', per: 'address', max: 60, seconds: 60 }
/** Of the agent's portrait and logo. */
const SIGNED_SECONDS = 6 * 60 * 60

/** Shows an agent's privacy notice to whoever has its address. */
export const privacyNotice: FunctionDefinition = {
  name: 'privacy-notice',
  verifyJwt: false,
  methods: ['POST'],
  timeLimitMs: 30_000,
  handle: openNotice,
}

async function openNotice(request: Request, context: FunctionContext): Promise<Response> {
  await enforceLimit(context, OPENINGS, context.address)
  const { token } = await readJson(request)
  if (!isNoticeToken(token)) throw linkNotFound()
  const [profile] = await selectRows<{ id: string }>(context, 'profiles', {
    notice_token: `eq.${token}`,
    select: 'id',
  })
  if (!profile) throw linkNotFound()
  // An agent has one notice, whose link is the profile's.
  const { id } = profile
  return inOpening(context, { id, user_id: id }, async () => {
    const [notice, agent] = await Promise.all([
      newestNotice(context, id),
      readAgent(context, 'privacyNotice', id, SIGNED_SECONDS),
    ])
    if (!notice) throw linkNotFound()
    const shown: PublicNotice<PublicAgent> = {
      agent,
      version: notice.version,
      publishedAt: notice.published_at,
      simple: notice.simple_text,
      full: notice.full_text,
    }
    return respondPage(shown)
  })
}
