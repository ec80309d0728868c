import { namesOf } from '@predio/domain/fields'
import { SCRIPT_CATEGORIES, SCRIPT_FIELDS, type ScriptValues } from '@predio/domain/scripts'
import { wholeList } from '../../../capabilities/list/api/whole-list.ts'
import { columnList } from '../../../lib/columns.ts'
import { MAX_ROWS } from '../../../lib/read-all.ts'
import { supabase } from '../../../lib/supabase.ts'

export const SCRIPT_COLUMNS = columnList(
  'id',
  ...namesOf(SCRIPT_FIELDS),
  'created_at',
  'updated_at',
)

export interface Script extends ScriptValues {
  id: string
  created_at: string
  updated_at: string
}

export function toScript(row: Omit<Script, 'category'> & { category: string }): Script {
  const category = SCRIPT_CATEGORIES.find((known) => known === row.category) ?? 'presentacion'
  return { ...row, category }
}

async function listScripts(userId: string, signal: AbortSignal): Promise<Script[]> {
  const { data } = await supabase()
    .from('sales_scripts')
    .select(SCRIPT_COLUMNS)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(MAX_ROWS)
    .abortSignal(signal)
    .throwOnError()
  return data.map(toScript)
}

export const { queryOf: scriptsQuery, useAll: useScripts } = wholeList('scripts', listScripts)
