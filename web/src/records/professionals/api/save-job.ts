import type { JobValues } from '@predio/domain/professionals'
import { insertRow, saveRow, type Saved } from '../../../lib/save-row.ts'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { JOB_COLUMNS, type Job } from './list-jobs.ts'

interface SaveJob {
  id: string
  values: JobValues
  base: Job | undefined
}

async function readJob(userId: string, id: string): Promise<Job | null> {
  const { data } = await supabase()
    .from('professional_jobs')
    .select(JOB_COLUMNS)
    .eq('id', id)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data
}

async function createJob(
  userId: string,
  professionalId: string,
  { id, values }: SaveJob,
): Promise<Job> {
  const { data } = await supabase()
    .from('professional_jobs')
    .insert({ ...values, id, user_id: userId, professional_id: professionalId })
    .select(JOB_COLUMNS)
    .single()
    .throwOnError()
  return data
}

async function updateJob(userId: string, base: Job, values: JobValues): Promise<Job | null> {
  const { data } = await supabase()
    .from('professional_jobs')
    .update(values)
    .eq('id', base.id)
    .eq('user_id', userId)
    .eq('updated_at', base.updated_at)
    .select(JOB_COLUMNS)
    .maybeSingle()
    .throwOnError()
  return data
}

async function saveJob(userId: string, professionalId: string, job: SaveJob): Promise<Saved<Job>> {
  const { id, values, base } = job
  const read = () => readJob(userId, id)
  if (!base) {
    const insert = () => createJob(userId, professionalId, job)
    return { kind: 'saved', row: await insertRow({ insert, read }) }
  }
  const fields = Object.keys(values) as (keyof JobValues)[]
  return saveRow({
    update: () => updateJob(userId, base, values),
    read,
    isSame: (row) => fields.every((field) => row[field] === values[field]),
  })
}

export function useSaveJob(professionalId: string): (job: SaveJob) => Promise<Saved<Job>> {
  const { id: userId } = useUser()
  return async (job) => {
    try {
      return await saveJob(userId, professionalId, job)
    } finally {
      void changed('professional_jobs')
    }
  }
}
