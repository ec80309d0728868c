import { supabase } from '../../../../lib/supabase.ts'
import { messages } from '../messages.ts'

/**
 * Supabase refuses to remove the last app while there are recovery codes, so these are removed first. Returns an error text for the
 * person, or undefined.
 */
export async function removeApp(factorId: string): Promise<string | undefined> {
  const { mfa } = supabase().auth
  let { error } = await mfa.unenroll({ factorId })
  if (error?.code === 'mfa_recovery_codes_sole_factor') {
    await mfa.recoveryCodes.unenroll()
    ;({ error } = await mfa.unenroll({ factorId }))
  }
  await supabase().auth.refreshSession()
  if (!error) return undefined
  return error.code === 'insufficient_aal' ? messages.removeNeedsApp : messages.removeFailed
}
