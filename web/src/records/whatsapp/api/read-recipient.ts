import { useQuery } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** Whoever a message is for; a row of clients has it all. */
export interface Recipient {
  id: string
  first_name: string
  whatsapp: string | null
}

async function readRecipient(userId: string, id: string): Promise<Recipient> {
  try {
    const { data } = await supabase()
      .from('clients')
      .select('id, first_name, whatsapp')
      .eq('id', id)
      .eq('user_id', userId)
      .single()
      .throwOnError()
    return data
  } catch (error) {
    log.error('client not read for WhatsApp', error)
    throw error
  }
}

/** The number is read when it is needed: a picker knows only names. */
export function useRecipient(id: string | undefined) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('clients', userId, 'whatsapp', id),
    queryFn: () => readRecipient(userId, id ?? ''),
    enabled: id !== undefined,
    // A number that was just mended on the client's page counts at once.
    staleTime: 0,
  })
}
