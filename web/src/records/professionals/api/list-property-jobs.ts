import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const MAX_ROWS = 50

async function listPropertyJobs(userId: string, propertyId: string) {
  const { data } = await supabase()
    .from('professional_jobs')
    .select('id, description, job_date, cost, professional:professionals(id, name)')
    .eq('user_id', userId)
    .eq('property_id', propertyId)
    .order('job_date', { ascending: false })
    .order('id')
    .limit(MAX_ROWS)
    .throwOnError()
  return data
}

export function usePropertyJobs(propertyId: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('jobs', userId, 'property', propertyId),
    queryFn: () => listPropertyJobs(userId, propertyId),
  })
}
