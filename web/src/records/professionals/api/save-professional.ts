import { recordKind } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'
import { PROFESSIONAL_COLUMNS, toProfessional } from './list-professionals.ts'

const professionals = recordKind({
  table: 'professionals',
  select: () => supabase().from('professionals').select(PROFESSIONAL_COLUMNS),
  toRow: toProfessional,
})

export const useSaveProfessional = professionals.useSave
