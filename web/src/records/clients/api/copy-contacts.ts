import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { saveOfflineContacts, readOfflineContacts } from '../offline-contacts.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** Copying more contacts would fill the memory of a phone. */
const MAX_CONTACTS = 1000
/** Changes that were made on other devices reach the copy after at most half a day. */
const MAX_AGE_MS = 12 * 3_600_000

const isOld = (readAt: Date) => Date.now() - readAt.getTime() > MAX_AGE_MS

async function readAndCopy(userId: string, signal: AbortSignal): Promise<Date> {
  const { data } = await supabase()
    .from('clients')
    .select('id, first_name, last_name, email, phone, whatsapp')
    .eq('user_id', userId)
    .order('updated_at', { ascending: false })
    .limit(MAX_CONTACTS)
    .abortSignal(signal)
    .throwOnError()
  return saveOfflineContacts(userId, data)
}

/** A changed client makes this query copy again; opening the app reuses the copy on the device until it is too old. */
function copyQuery(userId: string) {
  const queryKey = keyOf('contacts-copy', userId)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const isFirst = client.getQueryData(queryKey) === undefined
      const copy = isFirst ? await readOfflineContacts(userId) : null
      return copy && !isOld(copy.readAt) ? copy.readAt : readAndCopy(userId, signal)
    },
    staleTime: ({ state: { data } }) => (data && !isOld(data) ? Infinity : 0),
  })
}

/** The query key is not below the clients' key, because a change of a client must not empty the copy; sign-out empties it. */
function offlineQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('offline-contacts', userId),
    queryFn: () => readOfflineContacts(userId),
    staleTime: 0,
  })
}

/** CLIENT-20: the contacts are copied after the list of clients was read, if the copy is old or a client changed. */
export function useCopyContacts(isListRead: boolean): void {
  useQuery({ ...copyQuery(useUser().id), enabled: isListRead })
}

export function useOfflineContacts() {
  return useQuery(offlineQuery(useUser().id))
}
