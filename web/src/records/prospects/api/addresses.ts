import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { type ProspectAddress, readProspectToken } from '../../../lib/saved-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** The token of an address; null until there is one. */
export function useProspectToken(name: ProspectAddress) {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('prospect-address', id, name),
    queryFn: () => readProspectToken(name),
    // It is decrypted for each reading, and hardly ever replaced.
    staleTime: 5 * 60_000,
  })
}

/** Makes the address, or another one in its place. */
export function useReplaceProspectAddress(name: ProspectAddress) {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await supabase().rpc('replace_prospect_address', { address: name }).throwOnError()
    },
    meta: { failure: 'address of prospects not replaced' },
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf('prospect-address', id, name) }),
  })
}
