import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { jobsQuery } from './list-jobs.ts'

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
    meta: { failure: 'job not deleted' },
    onSuccess: (_, id) =>
      cache.setQueryData(jobsQuery(userId, professionalId).queryKey, (jobs) =>
        jobs?.filter((job) => job.id !== id),
      ),
    onSettled: () => changed('professional_jobs'),
  })
}
