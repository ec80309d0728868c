import { useQuery } from '@tanstack/react-query'
import { BY_ID } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { readAll } from '../../../lib/read-all.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

export interface KnownOwner {
  id: string
  first_name: string
  last_name: string | null
  phone: string | null
  whatsapp: string | null
  created_at: string
}

/** LIMP-15: owners are recognised by their telephone, so the clients are read only if a file names owners. */
export function useKnownOwners(isNeeded: boolean) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('listing-owners', userId),
    queryFn: ({ signal }): Promise<KnownOwner[]> =>
      readAll(
        () =>
          supabase()
            .from('clients')
            .select('id, first_name, last_name, phone, whatsapp, created_at')
            .eq('user_id', userId),
        BY_ID,
        signal,
      ),
    enabled: isNeeded,
  })
}
