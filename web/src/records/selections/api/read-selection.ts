import { queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { SELECTION_COLUMNS, toSelection, type SelectionRow } from './selection-row.ts'

export async function readSelection(
  userId: string,
  id: string,
  isLastTry = false,
): Promise<SelectionRow | null> {
  const { data } = await supabase()
    .from('selections')
    .select(SELECTION_COLUMNS)
    .eq('id', id)
    .eq('user_id', userId)
    .order('position', { referencedTable: 'items' })
    .eq('items.visits.type', 'visit')
    .retry(!isLastTry)
    .maybeSingle()
    .throwOnError()
  return data && toSelection(data)
}

function selectionQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: keyOf('selections', userId, 'one', id),
    queryFn: () => readSelection(userId, id),
  })
}

export function useSelection(id: string) {
  return useQuery(selectionQuery(useUser().id, id))
}
