import { z } from 'zod'
import type { NoticeConsent } from '../../../domain/src/selections/selection.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { invalidRequest } from '../_shared/errors.ts'
import { refuseEnded } from '../_shared/links/errors.ts'
import { newestNotice } from '../_shared/links/newest-notice.ts'
import { readShape } from '../_shared/read-body.ts'
import { callRpc, selectRows } from '../_shared/rest.ts'
import type { Selection } from './selection-link.ts'

/** The result is null if there is no notice, or no client who could accept it (PRIV-12). */
export async function readConsent(
  context: FunctionContext,
  { user_id: userId, client }: Selection,
): Promise<NoticeConsent | null> {
  const notice = client && (await newestNotice(context, userId))
  if (!notice) return null
  const given = await selectRows<{ id: string }>(context, 'client_consents', {
    client_id: `eq.${client.id}`,
    notice_id: `eq.${notice.id}`,
    withdrawn_at: 'is.null',
    select: 'id',
    limit: '1',
  })
  return { noticeId: notice.id, isGiven: given.length > 0 }
}

type Outcome = 'accepted' | 'not_found' | 'revoked' | 'expired' | 'no_client'

const consentSchema = z.object({ noticeId: z.guid() })

/** A second press adds no second consent. */
export async function acceptNotice(
  context: FunctionContext,
  link: Selection,
  body: unknown,
): Promise<{ accepted: true }> {
  const { noticeId } = readShape(body, consentSchema)
  const outcome = await callRpc<Outcome>(context, 'accept_privacy_notice', {
    link_id: link.id,
    notice: noticeId,
  })
  if (outcome === 'no_client') throw invalidRequest()
  refuseEnded(outcome)
  return { accepted: true }
}
