import { namesOf } from '@predio/domain/fields'
import { compareText } from '@predio/domain/text'
import {
  PROFESSIONAL_FIELDS,
  type ProfessionalValues,
  PROFESSIONS,
} from '@predio/domain/professionals'
import { wholeList } from '../../../capabilities/list/api/whole-list.ts'
import { columnList } from '../../../lib/columns.ts'
import { MAX_ROWS } from '../../../lib/read-all.ts'
import { supabase } from '../../../lib/supabase.ts'

export const PROFESSIONAL_COLUMNS = columnList(
  'id',
  ...namesOf(PROFESSIONAL_FIELDS),
  'updated_at',
  'jobs:professional_jobs(count)',
)

export interface Professional extends ProfessionalValues {
  id: string
  updated_at: string
  jobs: number
}

type Row = Omit<Professional, 'profession' | 'jobs'> & {
  profession: string
  jobs: { count: number }[]
}

export function toProfessional({ jobs, ...row }: Row): Professional {
  const profession = PROFESSIONS.find((known) => known === row.profession) ?? 'albañil'
  return { ...row, profession, jobs: jobs[0]?.count ?? 0 }
}

async function listProfessionals(userId: string, signal: AbortSignal): Promise<Professional[]> {
  const { data } = await supabase()
    .from('professionals')
    .select(PROFESSIONAL_COLUMNS)
    .eq('user_id', userId)
    .order('name')
    .order('id')
    .limit(MAX_ROWS)
    .abortSignal(signal)
    .throwOnError()
  return data.map(toProfessional).toSorted((a, b) => compareText(a.name, b.name))
}

export const { queryOf: professionalsQuery, useAll: useProfessionals } = wholeList(
  'professionals',
  listProfessionals,
)
