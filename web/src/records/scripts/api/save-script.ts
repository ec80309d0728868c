import { recordKind } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'
import { SCRIPT_COLUMNS, toScript } from './list-scripts.ts'

export const scripts = recordKind({
  table: 'sales_scripts',
  select: () => supabase().from('sales_scripts').select(SCRIPT_COLUMNS),
  toRow: toScript,
})

export const useSaveScript = scripts.useSave
