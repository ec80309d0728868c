import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { saveOfflineContacts, readOfflineContacts } from '../offline-contacts.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** The clients changed last; more would fill the memory of a phone. */
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

/** Its key is one of the clients', so that a change of a client makes the copy again. */
function copyQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('clients', userId, 'contacts'),
    queryFn: ({ signal }) => readAndCopy(userId, signal),
    staleTime: FRESH_MS,
  })
}

/** Reads the copy. Its key is not one of the clients', because a change of a client must not empty it; sign-out does. */
function offlineQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('offline-contacts', userId),
    queryFn: () => readOfflineContacts(userId),
    staleTime: 0,
  })
}

/** Copies the contacts to this device once the list was read (CLIENT-20). */
export function useCopyContacts(isListRead: boolean): void {
  useQuery({ ...copyQuery(useUser().id), enabled: isListRead })
}

export function useOfflineContacts() {
  return useQuery(offlineQuery(useUser().id))
}
