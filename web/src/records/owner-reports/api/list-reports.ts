import { queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { SENT_COLUMNS, type SentReport } from './report-row.ts'

/** With one report a month the list covers eight years. */
const MAX_REPORTS = 100

async function listReports(
  userId: string,
  propertyId: string,
  signal: AbortSignal,
): Promise<SentReport[]> {
  const { data } = await supabase()
    .from('owner_reports')
    .select(SENT_COLUMNS)
    .eq('user_id', userId)
    .eq('property_id', propertyId)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(MAX_REPORTS)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function reportsQuery(userId: string, propertyId: string | undefined) {
  return queryOptions({
    queryKey: keyOf('owner-reports', userId, propertyId),
    queryFn: ({ signal }) => listReports(userId, propertyId ?? '', signal),
    enabled: propertyId !== undefined,
  })
}

export function useSentReports(propertyId: string | undefined) {
  return useQuery(reportsQuery(useUser().id, propertyId))
}
