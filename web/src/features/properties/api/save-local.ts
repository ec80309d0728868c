import type { Property } from '@predio/domain/properties'
import type { TablesUpdate } from '@predio/domain/database'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { LocalProperty } from '../../../records/listings/api/list-local-properties.ts'
import { writeLocalRow } from './local-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { changed } from '../../../lib/data/changed.ts'

type Changes = Pick<
  TablesUpdate<'properties'>,
  'sale_status' | 'rental_status' | 'rental_contract_end' | 'assigned_agent'
>

interface SaveLocal {
  property: Property
  localId: string | undefined
  changes: Changes
}

function saveLocal({ changes, ...target }: SaveLocal): Promise<string> {
  return writeLocalRow(target, async (id) => {
    const { data } = await supabase()
      .from('properties')
      .update(changes)
      .eq('id', id)
      .select('id')
      .maybeSingle()
      .throwOnError()
    return data?.id ?? null
  })
}

export function useSaveLocal() {
  const cache = useQueryClient()
  const queryKey = keyOf('local-properties', useUser().id)
  return useMutation({
    mutationFn: saveLocal,
    // Without a network it fails at once, with what was typed still there.
    onSuccess: (id, { changes }) => {
      cache.setQueryData<LocalProperty[]>(queryKey, (rows) =>
        rows?.map((row) => (row.id === id ? { ...row, ...changes } : row)),
      )
    },
    meta: { failure: 'property not updated' },
    // Not waited for: without a network, reading again takes long to fail.
    onSettled: () => void changed('properties'),
  })
}
