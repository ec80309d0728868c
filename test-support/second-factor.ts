import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { totpCode } from './totp-code.ts'

interface SecondFactor {
  /** What the authenticator app knows; its code of this half minute is used up. */
  secret: string
  recoveryCodes: string[]
  /** The session that has shown the factor. */
  session: Session
}

/** Turns the second step on for whoever the client is signed in as. */
export async function addSecondFactor({ auth }: SupabaseClient): Promise<SecondFactor> {
  const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mi teléfono' })
  if (enrolled.error) throw enrolled.error
  const { id: factorId, totp } = enrolled.data
  const verified = await auth.mfa.challengeAndVerify({ factorId, code: totpCode(totp.secret) })
  if (verified.error) throw verified.error
  const codes = await auth.mfa.recoveryCodes.generate()
  if (codes.error) throw codes.error
  const { data, error } = await auth.refreshSession()
  if (error) throw error
  if (!data.session) throw new Error('no session after the second factor')
  return { secret: totp.secret, recoveryCodes: codes.data.codes, session: data.session }
}
