import { recordKind } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'
import { INTERACTION_COLUMNS, type InteractionRow } from './interaction-row.ts'

export const interactions = recordKind({
  table: 'interactions',
  select: () => supabase().from('interaction_rows').select(INTERACTION_COLUMNS),
  toRow: (row): InteractionRow => row,
})

export const useSaveInteraction = interactions.useSave
