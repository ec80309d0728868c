import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keepContacts, readKeptContacts } from '../kept-contacts.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** Those last dealt with; a telephone's memory is not endless. */
const MOST = 1000
const FRESH_MS = 10 * 60_000

async function readAndKeep(userId: string, signal: AbortSignal): Promise<number> {
  const { data } = await supabase()
    .from('clients')
    .select('id, first_name, last_name, email, phone, whatsapp')
    .eq('user_id', userId)
    .order('updated_at', { ascending: false })
    .limit(MOST)
    .abortSignal(signal)
    .throwOnError()
  await keepContacts(userId, data)
  return data.length
}

/** Among what is read about clients: when one of them changes, what is kept is read again. */
function keepingQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('clients', userId, 'contacts'),
    queryFn: ({ signal }) => readAndKeep(userId, signal),
    staleTime: FRESH_MS,
  })
}

/** Not among them: signing out clears it, nothing else does. */
function keptQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('offline-contacts', userId),
    queryFn: () => readKeptContacts(userId),
    staleTime: 0,
  })
}

/** Once the list is in sight the contacts are kept behind it, for when there is no connection. */
export function useKeepContacts(isListRead: boolean): void {
  useQuery({ ...keepingQuery(useUser().id), enabled: isListRead })
}

export function useKeptContacts() {
  return useQuery(keptQuery(useUser().id))
}
