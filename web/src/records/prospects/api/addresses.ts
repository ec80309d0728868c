import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { type ProspectAddress, readProspectToken } from '../../../lib/saved-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

function tokenQuery(userId: string, name: ProspectAddress) {
  return queryOptions({
    queryKey: keyOf('prospect-address', userId, name),
    queryFn: () => readProspectToken(name),
    // It is decrypted for each reading, and hardly ever replaced.
    staleTime: 5 * 60_000,
  })
}

/** The token is null until the address is made. */
export function useProspectToken(name: ProspectAddress) {
  return useQuery(tokenQuery(useUser().id, name))
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
    onSuccess: () => cache.fetchQuery({ ...tokenQuery(id, name), staleTime: 0 }),
  })
}
