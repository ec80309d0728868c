import { namesOf } from '@predio/domain/fields'
import { JOB_FIELDS, type JobValues } from '@predio/domain/professionals'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { columnList } from '../../../lib/columns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export const JOB_COLUMNS = columnList(
  'id',
  ...namesOf(JOB_FIELDS),
  'updated_at',
  'property:properties(title)',
)

const MAX_ROWS = 500

export interface Job extends JobValues {
  id: string
  updated_at: string
  property: { title: string } | null
}

async function listJobs(
  userId: string,
  professionalId: string,
  signal: AbortSignal,
): Promise<Job[]> {
  const { data } = await supabase()
    .from('professional_jobs')
    .select(JOB_COLUMNS)
    .eq('user_id', userId)
    .eq('professional_id', professionalId)
    .order('job_date', { ascending: false })
    .order('id')
    .limit(MAX_ROWS)
    .abortSignal(signal)
    .throwOnError()
  return data
}

export function jobsQuery(userId: string, professionalId: string) {
  return queryOptions({
    queryKey: keyOf('jobs', userId, professionalId),
    queryFn: ({ signal }) => listJobs(userId, professionalId, signal),
  })
}

/** PRO-15: the latest job comes first. */
export function useJobs(professionalId: string) {
  return useQuery(jobsQuery(useUser().id, professionalId))
}
