import { namesOf } from '@predio/domain/fields'
import { compareText } from '@predio/domain/text'
import {
  PROFESSIONAL_FIELDS,
  type ProfessionalValues,
  PROFESSIONS,
} from '@predio/domain/professionals'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { columnList } from '../../../lib/columns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export const PROFESSIONAL_COLUMNS = columnList(
  'id',
  ...namesOf(PROFESSIONAL_FIELDS),
  'updated_at',
  'jobs:professional_jobs(count)',
)

const MAX_ROWS = 1000

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

export function professionalsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('professionals', userId),
    queryFn: ({ signal }) => listProfessionals(userId, signal),
  })
}

export function useProfessionals() {
  return useQuery(professionalsQuery(useUser().id))
}
