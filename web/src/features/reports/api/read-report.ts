import type { ReportAnswers, ReportName } from '@predio/domain/reports'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { Asked } from '../view.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** REP-27: one request reads a report; the database counts it under the agent's own policies. */
async function readReport<Name extends ReportName>(
  name: Name,
  { range, ahead, zone }: Asked,
  signal: AbortSignal,
): Promise<ReportAnswers[Name]> {
  const { from, to } = name === 'forecast' ? ahead : range
  const { data } = await supabase()
    .rpc(`report_${name}` as `report_${ReportName}`, { first_day: from, last_day: to, zone })
    .abortSignal(signal)
    .throwOnError()
  return data as unknown as ReportAnswers[Name]
}

function reportQuery<Name extends ReportName>(userId: string, name: Name, asked: Asked) {
  const { from, to } = name === 'forecast' ? asked.ahead : asked.range
  return queryOptions({
    queryKey: keyOf('reports', userId, name, { from, to, zone: asked.zone }),
    queryFn: ({ signal }) => readReport(name, asked, signal),
    // Opening the screen counts the reports anew; returning to the window does not.
    staleTime: 0,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })
}

export interface ReportState<Name extends ReportName> {
  answer: ReportAnswers[Name] | undefined
  hasFailed: boolean
  isOutdated: boolean
  retry: () => void
}

export function useReport<Name extends ReportName>(
  name: Name,
  asked: Asked,
  isReady: boolean,
): ReportState<Name> {
  const query = useQuery({ ...reportQuery(useUser().id, name, asked), enabled: isReady })
  return {
    answer: query.data,
    hasFailed: query.isError && query.data === undefined && !query.isFetching,
    isOutdated: query.isPlaceholderData,
    retry: () => void query.refetch(),
  }
}
