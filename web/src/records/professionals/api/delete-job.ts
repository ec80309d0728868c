import { useMutation, useQueryClient } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { jobsKey, jobsQuery } from './list-jobs.ts'
import { professionalsQuery } from './list-professionals.ts'

async function deleteJob(userId: string, id: string): Promise<void> {
  await supabase()
    .from('professional_jobs')
    .delete()
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
}

export function useDeleteJob(professionalId: string) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => deleteJob(userId, id),
    networkMode: 'always',
    onError: (error) => log.error('job not deleted', error),
    onSuccess: (_, id) =>
      cache.setQueryData(jobsQuery(userId, professionalId).queryKey, (jobs) =>
        jobs?.filter((job) => job.id !== id),
      ),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: jobsKey(userId) })
      await cache.invalidateQueries(professionalsQuery(userId))
    },
  })
}
