import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { dropShared, takeShared } from '../../../lib/shared-texts.ts'

/** What was shared with the installed app and waits on this device: one after the other, until each is saved or thrown away. */
export function useShared() {
  const { id } = useUser()
  const cache = useQueryClient()
  const queryKey = keyOf('shared-texts', id)
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await takeShared()) ?? null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const shared = data ?? undefined

  async function drop(): Promise<void> {
    if (!shared) return
    cache.setQueryData(queryKey, null)
    await dropShared(shared.key)
    await cache.invalidateQueries({ queryKey })
  }

  return { shared, drop }
}
