import { DuplicateIndex, type ClientIdentity, type DuplicateClient } from '@predio/domain/clients'
import { isEmail } from '@predio/domain/fields'
import { isValidPhone, normalizePhone } from '@predio/domain/phones'
import { foldForSearch } from '@predio/domain/text'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { quoteValue } from '../../../lib/data/quote-value.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** The namesakes among 10,000 clients fit into this limit; they are ranked on the device. */
const MAX_CANDIDATES = 500
const MAX_SHOWN = 3

export type KnownClient = ClientIdentity & { id: string }

async function findDuplicates(
  userId: string,
  person: ClientIdentity,
  ownId: string,
  signal: AbortSignal,
): Promise<DuplicateClient<KnownClient>[]> {
  const { data } = await supabase()
    .from('clients')
    .select('id, first_name, last_name, email, phone, whatsapp')
    .eq('user_id', userId)
    .or(conditionsOf(person).join(','))
    .limit(MAX_CANDIDATES)
    .abortSignal(signal)
    .throwOnError()
  return new DuplicateIndex<KnownClient>(data).find({ ...person, id: ownId }).slice(0, MAX_SHOWN)
}

export function conditionsOf(person: ClientIdentity): string[] {
  const conditions: string[] = []
  if (person.email && isEmail(person.email)) {
    // The unique index on e-mails ignores case, and so does ilike.
    conditions.push(
      `email.ilike.${quoteValue(person.email.replaceAll(/[\\%_*]/g, String.raw`\$&`))}`,
    )
  }
  for (const typed of [person.phone, person.whatsapp]) {
    const number = normalizePhone(typed ?? '')
    if (isValidPhone(number))
      conditions.push(`phone.eq.${quoteValue(number)}`, `whatsapp.eq.${quoteValue(number)}`)
  }
  const [first, last] = [initialOf(person.first_name), initialOf(person.last_name)]
  if (first && last) {
    conditions.push(
      `search.like.${quoteValue(`${first}* ${last}*`)}`,
      `search.like.${quoteValue(`${last}* ${first}*`)}`,
    )
  }
  return conditions
}

function initialOf(name: string | null): string | undefined {
  const word = foldForSearch(name ?? '').trim()
  return word.length < 2 ? undefined : /^[\p{L}\p{N}]/u.exec(word)?.[0]
}

export function useDuplicates(person: ClientIdentity, ownId: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('clients', userId, 'duplicates', person, ownId),
    queryFn: ({ signal }) => findDuplicates(userId, person, ownId, signal),
    enabled: conditionsOf(person).length > 0,
    // The last result stays while the next one is read, so that the warning does not flicker.
    placeholderData: (previous) => previous,
  })
}
