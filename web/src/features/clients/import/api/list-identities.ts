import { BY_ID } from '../../../../lib/data/keyset.ts'
import { readAll } from '../../../../lib/read-all.ts'
import { supabase } from '../../../../lib/supabase.ts'
import type { KnownClient } from '../check-rows.ts'

export function listIdentities(userId: string, signal: AbortSignal): Promise<KnownClient[]> {
  const select = () =>
    supabase()
      .from('clients')
      .select('id, first_name, last_name, email, phone, whatsapp, import_id, import_row')
      .eq('user_id', userId)
  return readAll(select, BY_ID, signal)
}
