import { queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { recordKind } from '../../../lib/save-record.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

const SITE_COLUMNS = 'id, name, is_published, introduction, areas, blocked_at, updated_at'

async function readSite(userId: string, signal: AbortSignal) {
  const { data } = await supabase()
    .from('agent_sites')
    .select(SITE_COLUMNS)
    .eq('user_id', userId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}

export type AgentSite = NonNullable<Awaited<ReturnType<typeof readSite>>>

function siteQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('agent-site', userId),
    queryFn: ({ signal }) => readSite(userId, signal),
  })
}

/** The data is null until the agent has named a site. */
export function useAgentSite() {
  return useQuery(siteQuery(useUser().id))
}

const sites = recordKind({
  table: 'agent_sites',
  select: () => supabase().from('agent_sites').select(SITE_COLUMNS),
  toRow: (row): AgentSite => row,
})

export const useSaveAgentSite = sites.useSave
