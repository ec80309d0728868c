import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { dropShared, takeShared } from '../../../lib/shared-texts.ts'

/** What was shared with the installed app and waits on this device: one after the other, until each is saved or thrown away. */
export function useShared() {
  const { id } = useUser()
  const { data, refetch } = useQuery({
    queryKey: keyOf('shared-texts', id),
    queryFn: async () => (await takeShared()) ?? null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const shared = data ?? undefined

  async function drop(): Promise<void> {
    if (!shared) return
    await dropShared(shared.key)
    await refetch()
  }

  return { shared, drop }
}
