import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { readContact } from '../../clients/api/read-contact.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export interface Recipient {
  id: string
  first_name: string
  last_name?: string | null
  whatsapp: string | null
  phone?: string | null
}

export function useRecipient(id: string | undefined) {
  const { id: userId } = useUser()
  const { data, isError, isFetching, isFetchedAfterMount } = useQuery({
    queryKey: keyOf('clients', userId, 'whatsapp', id),
    queryFn: () => readContact(userId, id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
  })
  // The button waits for the first read only, because a later one would disable it while the agent presses it.
  return { data, isError, isReading: isFetching && !isFetchedAfterMount }
}
