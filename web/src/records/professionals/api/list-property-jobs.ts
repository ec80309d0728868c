import { useQuery } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const MAX_ROWS = 50

/** The jobs done at a property, the latest first. */
async function listPropertyJobs(userId: string, propertyId: string) {
  try {
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
  } catch (error) {
    log.error('jobs of a property not loaded', error)
    throw error
  }
}

export function usePropertyJobs(propertyId: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('jobs', userId, 'property', propertyId),
    queryFn: () => listPropertyJobs(userId, propertyId),
  })
}
