import type { ProfessionalValues } from '@predio/domain/professionals'
import { insertRow, saveRow, type Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { PROFESSIONAL_COLUMNS, toProfessional, type Professional } from './list-professionals.ts'
import { changed } from '../../../lib/data/changed.ts'

interface SaveProfessional {
  /** Made by the form for a new one, so that sending it again cannot double it. */
  id: string
  values: ProfessionalValues
  /** As it was read; a new one has none. */
  base: Professional | undefined
}

async function readProfessional(userId: string, id: string): Promise<Professional | null> {
  const { data } = await supabase()
    .from('professionals')
    .select(PROFESSIONAL_COLUMNS)
    .eq('id', id)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data && toProfessional(data)
}

async function createProfessional(
  userId: string,
  id: string,
  values: ProfessionalValues,
): Promise<Professional> {
  const { data } = await supabase()
    .from('professionals')
    .insert({ ...values, id, user_id: userId })
    .select(PROFESSIONAL_COLUMNS)
    .single()
    .throwOnError()
  return toProfessional(data)
}

async function updateProfessional(
  userId: string,
  base: Professional,
  values: ProfessionalValues,
): Promise<Professional | null> {
  const { data } = await supabase()
    .from('professionals')
    .update(values)
    .eq('id', base.id)
    .eq('user_id', userId)
    .eq('updated_at', base.updated_at)
    .select(PROFESSIONAL_COLUMNS)
    .maybeSingle()
    .throwOnError()
  return data && toProfessional(data)
}

async function saveProfessional(
  userId: string,
  { id, values, base }: SaveProfessional,
): Promise<Saved<Professional>> {
  const read = () => readProfessional(userId, id)
  if (!base) {
    const insert = () => createProfessional(userId, id, values)
    return { kind: 'saved', row: await insertRow({ insert, read }) }
  }
  const fields = Object.keys(values) as (keyof ProfessionalValues)[]
  return saveRow({
    update: () => updateProfessional(userId, base, values),
    read,
    isSame: (row) => fields.every((field) => row[field] === values[field]),
  })
}

export function useSaveProfessional(): (
  professional: SaveProfessional,
) => Promise<Saved<Professional>> {
  const { id: userId } = useUser()
  return async (professional) => {
    try {
      return await saveProfessional(userId, professional)
    } finally {
      void changed('professionals')
    }
  }
}
