import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

export interface ClientWords {
  tags: readonly string[]
  sources: readonly string[]
  locations: readonly string[]
}

const NONE: ClientWords = { tags: [], sources: [], locations: [] }

async function listWords(signal: AbortSignal): Promise<ClientWords> {
  const { data } = await supabase().rpc('client_words').abortSignal(signal).throwOnError()
  const used = data as { field: string; word: string }[]
  const of = (field: string) => used.filter((each) => each.field === field).map(({ word }) => word)
  return { tags: of('tags'), sources: of('source'), locations: of('locations') }
}

export function useClientWords(): ClientWords {
  const { id: userId } = useUser()
  const words = useQuery({
    queryKey: keyOf('clients', userId, 'words'),
    queryFn: ({ signal }) => listWords(signal),
  })
  return words.data ?? NONE
}
