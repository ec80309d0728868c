import { SCRIPT_CATEGORIES, type ScriptCategory } from '@predio/domain/scripts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export const SCRIPT_COLUMNS = 'id, title, content, category, created_at, updated_at'

/** The API's limit per request; of more scripts the newest are listed. */
const MAX_ROWS = 1000

export interface Script {
  id: string
  title: string
  content: string
  category: ScriptCategory
  created_at: string
  updated_at: string
}

/** The column's constraint allows only these categories, which its type does not state. */
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

export function scriptsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('scripts', userId),
    queryFn: ({ signal }) => listScripts(userId, signal),
  })
}

/** All scripts, newest first; the screen searches them while the person types. */
export function useScripts() {
  return useQuery(scriptsQuery(useUser().id))
}
