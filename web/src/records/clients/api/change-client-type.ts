import type { ClientType } from '@predio/domain/clients'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** The update does nothing if somebody has chosen another type for the client meanwhile. */
export function useChangeClientType() {
  const { id: userId } = useUser()
  return async (client: { id: string; type: ClientType }, type: ClientType): Promise<void> => {
    await supabase()
      .from('clients')
      .update({ type })
      .eq('id', client.id)
      .eq('user_id', userId)
      .eq('type', client.type)
      .throwOnError()
    await changed('clients')
  }
}
