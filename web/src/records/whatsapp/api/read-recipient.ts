import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { readContact } from '../../clients/api/read-contact.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** Whoever a message is for; a row of clients has it all. */
export interface Recipient {
  id: string
  first_name: string
  whatsapp: string | null
}

/** The number is read when it is needed: a picker knows only names. */
export function useRecipient(id: string | undefined) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('clients', userId, 'whatsapp', id),
    queryFn: () => readContact(userId, id ?? ''),
    enabled: id !== undefined,
    // A number that was just mended on the client's page counts at once.
    staleTime: 0,
  })
}
