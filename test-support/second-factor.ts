import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { totpCode } from './totp-code.ts'

interface SecondFactor {
  secret: string
  recoveryCodes: string[]
  session: Session
}

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
