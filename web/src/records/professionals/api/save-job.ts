import type { JobValues } from '@predio/domain/professionals'
import { recordKind, type RecordToSave } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'
import { JOB_COLUMNS, type Job } from './list-jobs.ts'

const jobs = recordKind({
  table: 'professional_jobs',
  select: () => supabase().from('professional_jobs').select(JOB_COLUMNS),
  toRow: (row): Job => row,
})

export function useSaveJob(professional_id: string) {
  const save = jobs.useSave()
  return ({ values, ...job }: RecordToSave<JobValues>) =>
    save({ ...job, values: { ...values, professional_id } })
}
