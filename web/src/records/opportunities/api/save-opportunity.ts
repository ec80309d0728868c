import { recordKind } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ROW_COLUMNS, type OpportunityRow } from './opportunity-row.ts'

export const opportunities = recordKind({
  table: 'opportunities',
  select: () => supabase().from('opportunity_rows').select(ROW_COLUMNS),
  toRow: (row): OpportunityRow => row,
  // OPP-09: a database trigger records every change of the stage.
  changes: ['opportunity_stage_changes'],
})

export const useSaveOpportunity = opportunities.useSave
