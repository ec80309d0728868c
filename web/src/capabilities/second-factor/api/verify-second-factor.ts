import { isAuthRetryableFetchError, type AuthError } from '@supabase/auth-js'
import { serverWaitMs } from '../../../lib/retry-after.ts'
import { supabase } from '../../../lib/supabase.ts'
import { messages, tooManyCodes, tooManyRecoveryCodes } from '../messages.ts'

const USUAL_WAIT_MS = 15 * 60_000

export async function verifyAppCode(factorId: string, code: string): Promise<string | undefined> {
  const { error } = await supabase().auth.mfa.challengeAndVerify({ factorId, code })
  return error ? describe(error, messages.codeWrong, tooManyCodes) : undefined
}

export async function verifyRecoveryCode(code: string): Promise<string | undefined> {
  const { error } = await supabase().auth.mfa.recoveryCodes.verify({ code })
  return error ? describe(error, messages.recoveryWrong, tooManyRecoveryCodes) : undefined
}

function describe(error: AuthError, wrong: string, tooMany: (waitMs: number) => string): string {
  if (isAuthRetryableFetchError(error) && !error.status) return messages.noConnection
  if (error.status === 429) return tooMany(serverWaitMs() ?? USUAL_WAIT_MS)
  // Adding the app took too long after the last code was entered.
  if (error.code === 'reauthentication_needed') return messages.codeTooOld
  return error.code === 'mfa_verification_failed' ? wrong : messages.failed
}
