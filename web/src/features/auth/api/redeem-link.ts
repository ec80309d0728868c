import { normaliseEmail } from '@predio/domain/accounts'
import type { Session } from '@supabase/supabase-js'
import { lastLinkState, type LinkState } from '../../../lib/link-state.ts'
import { oneOffAuth } from '../../../lib/one-off-auth.ts'
import { adoptSession, currentSession } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { describeAuthError } from '../describe-auth-error.ts'
import { expectedEmail, owesNewPassword, type MailLink } from '../confirm/mail-link.ts'
import { messages } from '../messages.ts'

export type Redemption =
  /** The session is this device's now. */
  | { kind: 'in' }
  /** One of the two mailboxes of an e-mail change has confirmed. */
  | { kind: 'half' }
  /** The e-mail has changed; whoever is signed in here stays. */
  | { kind: 'moved' }
  /** What became of the link, where the server says so. */
  | { kind: 'expired'; state: LinkState | undefined }
  /** The link said to be of another account than it is: it opens nothing. */
  | { kind: 'foreign' }
  | { kind: 'failed'; text: string }

/**
 * Apart from this device's session: whose account the token opens is known only after it is redeemed, and a link that lies about it must
 * not put a stranger's account in place of the person's.
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

/** The session that came with it is not needed; one of the same person learns what has changed. */
async function stayHere({ user }: Session): Promise<Redemption> {
  await oneOffAuth().signOut({ scope: 'local' })
  if (currentSession()?.user.id === user.id) await supabase().auth.refreshSession()
  return { kind: 'moved' }
}
