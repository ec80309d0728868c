import type { ClientIdentity } from '@predio/domain/clients'
import { supabase } from '../../../../lib/supabase.ts'

/** What the API gives at once (supabase/config.toml). */
const PAGE = 1000

export type KnownClient = ClientIdentity & {
  id: string
  import_id: string | null
  import_row: number | null
}

/** All the agent's clients, as far as duplicates are recognised by it. */
export async function listIdentities(userId: string, signal: AbortSignal): Promise<KnownClient[]> {
  const clients: KnownClient[] = []
  for (;;) {
    let query = supabase()
      .from('clients')
      .select('id, first_name, last_name, email, phone, whatsapp, import_id, import_row')
      .eq('user_id', userId)
    const last = clients.at(-1)
    if (last) query = query.gt('id', last.id)
    const { data } = await query.order('id').limit(PAGE).abortSignal(signal).throwOnError()
    clients.push(...data)
    if (data.length < PAGE) return clients
  }
}
