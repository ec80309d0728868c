import { supabase } from '../../../lib/supabase.ts'

/** A factor may have been removed elsewhere since this session was stored. */
export async function followFactors(): Promise<void> {
  const { data } = await supabase().auth.mfa.listFactors()
  if (data && !data.all.some(({ status }) => status === 'verified')) {
    await supabase().auth.refreshSession()
  }
}
