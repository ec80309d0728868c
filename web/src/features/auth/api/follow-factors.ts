import { supabase } from '../../../lib/supabase.ts'

/** Reads the person's factors again, because one may have been removed on another device since this session was stored. */
export async function followFactors(): Promise<void> {
  const { data } = await supabase().auth.mfa.listFactors()
  if (data && !data.all.some(({ status }) => status === 'verified')) {
    await supabase().auth.refreshSession()
  }
}
