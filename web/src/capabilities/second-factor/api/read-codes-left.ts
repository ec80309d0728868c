import { supabase } from '../../../lib/supabase.ts'

interface CodesLeft {
  total: number
  remaining: number
}

export async function readCodesLeft(): Promise<CodesLeft | null> {
  const { data, error } = await supabase().auth.mfa.recoveryCodes.getStatus()
  if (!error) return { total: data.total, remaining: data.remaining }
  if (error.status === 404 || error.status === 422) return null
  throw error
}
