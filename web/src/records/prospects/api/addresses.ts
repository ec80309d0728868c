import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { type SecretAddress, readProspectToken } from '../../../lib/saved-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

function tokenQuery(userId: string, name: SecretAddress) {
  return queryOptions({
    queryKey: keyOf('prospect-address', userId, name),
    queryFn: () => readProspectToken(name),
    // Each read decrypts the token, which is hardly ever replaced.
    staleTime: 5 * 60_000,
  })
}

/** The token is null if the agent has created no address. */
export function useProspectToken(name: SecretAddress) {
  return useQuery(tokenQuery(useUser().id, name))
}

/** Creates the address or replaces it. */
export function useReplaceProspectAddress(name: SecretAddress) {
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
