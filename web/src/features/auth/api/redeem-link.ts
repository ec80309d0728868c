import { normaliseEmail } from '@predio/domain/accounts'
import type { Session } from '@supabase/auth-js'
import { lastLinkState, type LinkState } from '../../../lib/link-state.ts'
import { oneOffAuth } from '../../../lib/one-off-auth.ts'
import { adoptSession, currentSession } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { describeAuthError } from '../describe-auth-error.ts'
import { expectedEmail, owesNewPassword, type MailLink } from '../mail-link.ts'
import { messages } from '../messages.ts'

export type Redemption =
  | { kind: 'in' }
  | { kind: 'half' }
  | { kind: 'moved' }
  | { kind: 'expired'; state: LinkState | undefined }
  /** The link names another account than the one its token belongs to, so it opens nothing. */
  | { kind: 'foreign' }
  | { kind: 'failed'; text: string }

/**
 * The token's account is known only after redeeming it, and a forged link must not replace the person's session, so a separate client
 * redeems it.
 */
export async function redeemLink(link: MailLink): Promise<Redemption> {
  const { data, error } = await oneOffAuth().verifyOtp({
    token_hash: link.tokenHash,
    type: link.type,
  })
  if (error) {
    if (error.code === 'otp_expired') return { kind: 'expired', state: lastLinkState() }
    return { kind: 'failed', text: describeAuthError(error, messages.linkFailed) }
  }
  const { session } = data
  if (!session) return { kind: 'half' }
  if (normaliseEmail(session.user.email ?? '') !== expectedEmail(link)) {
    await oneOffAuth().signOut({ scope: 'local' })
    return { kind: 'foreign' }
  }
  return link.type === 'email_change' ? stayHere(session) : enter(session, owesNewPassword(link))
}

async function enter(session: Session, owes: boolean): Promise<Redemption> {
  if (!owes && currentSession()?.user.id === session.user.id) {
    await stayHere(session)
    return { kind: 'in' }
  }
  const error = await adoptSession(session, owes)
  return error
    ? { kind: 'failed', text: describeAuthError(error, messages.linkFailed) }
    : { kind: 'in' }
}

/** Drops the session that the link opened, and refreshes the person's own session, which then has the confirmed address. */
async function stayHere({ user }: Session): Promise<Redemption> {
  await oneOffAuth().signOut({ scope: 'local' })
  if (currentSession()?.user.id === user.id) await supabase().auth.refreshSession()
  return { kind: 'moved' }
}
