import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

const sessionSchema = z.object({
  id: z.string(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  is_current: z.boolean(),
})

export type OpenSession = z.output<typeof sessionSchema>

async function listSessions(): Promise<OpenSession[]> {
  const { data } = await supabase().rpc('list_sessions').throwOnError()
  return z.array(sessionSchema).parse(data)
}

function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('sessions', userId),
    queryFn: listSessions,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}

export function useSessions() {
  return useQuery(sessionsQuery(useUser().id))
}
