import type { ClientType } from '@predio/domain/clients'
import type { ClientName } from '../read-client-name.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { FoundClient } from './search-clients.ts'

/** Only what is known while something else is being done; the rest is filled in on the client's own page. */
export async function createClientByName(name: ClientName, type: ClientType): Promise<FoundClient> {
  const { data } = await supabase()
    .from('clients')
    .insert({ ...name, type })
    .select('id, first_name, last_name, email, phone')
    .single()
    .throwOnError()
  return data
}
