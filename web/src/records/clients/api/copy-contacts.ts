import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { saveOfflineContacts, readOfflineContacts } from '../offline-contacts.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** Those last dealt with; a telephone's memory is not endless. */
const MAX_CONTACTS = 1000
const FRESH_MS = 10 * 60_000

async function readAndCopy(userId: string, signal: AbortSignal): Promise<number> {
  const { data } = await supabase()
    .from('clients')
    .select('id, first_name, last_name, email, phone, whatsapp')
    .eq('user_id', userId)
    .order('updated_at', { ascending: false })
    .limit(MAX_CONTACTS)
    .abortSignal(signal)
    .throwOnError()
  await saveOfflineContacts(userId, data)
  return data.length
}

/** Under the key of all clients: when one of them changes, the copy is made again. */
function copyQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('clients', userId, 'contacts'),
    queryFn: ({ signal }) => readAndCopy(userId, signal),
    staleTime: FRESH_MS,
  })
}

/** Reads the copy. Its key is not among the clients': sign-out clears the copy, and no change of a client makes it old. */
function offlineQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('offline-contacts', userId),
    queryFn: () => readOfflineContacts(userId),
    staleTime: 0,
  })
}

/** Once the list is in sight the contacts are copied to this device, for when there is no connection. */
export function useCopyContacts(isListRead: boolean): void {
  useQuery({ ...copyQuery(useUser().id), enabled: isListRead })
}

export function useOfflineContacts() {
  return useQuery(offlineQuery(useUser().id))
}
