import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
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

/** PROS-68: the worker says in the address that it kept nothing. The entry forgets it, so that neither Back nor a reload says it again. */
export function useLostShare(onLost: () => void): void {
  const [address, setAddress] = useSearchParams()
  const isLost = address.get('compartido') === 'no'
  const tell = useEffectEvent(() => {
    setAddress({}, { replace: true, preventScrollReset: true })
    onLost()
  })
  useEffect(() => {
    if (isLost) tell()
  }, [isLost])
}
