import type { Property } from '@predio/domain/properties'
import type { TablesUpdate } from '@predio/domain/database'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import {
  ensureLocalProperty,
  localPropertiesKey,
  type LocalProperty,
} from '../../listings/index.ts'

/** The listing has no copy of the agent's own, and none could be made. */
export class LocalCopyMissing extends Error {
  override name = 'LocalCopyMissing'
}

type Changes = Pick<
  TablesUpdate<'properties'>,
  'tags' | 'sale_status' | 'rental_status' | 'rental_contract_end' | 'assigned_agent'
>

interface SaveLocal {
  property: Property
  changes: Changes
}

/** A listing known only by its site's id becomes a row of the agent's own first (specification, section 4). */
async function saveLocal({ property, changes }: SaveLocal): Promise<string> {
  const id = await localId(property)
  await supabase().from('properties').update(changes).eq('id', id).throwOnError()
  return id
}

async function localId(property: Property): Promise<string> {
  try {
    return await ensureLocalProperty(property)
  } catch (cause) {
    throw new LocalCopyMissing('no local copy', { cause })
  }
}

export function useSaveLocal() {
  const cache = useQueryClient()
  const queryKey = localPropertiesKey(useUser().id)
  return useMutation({
    mutationFn: saveLocal,
    // Without a network it fails at once, with what was typed still there.
    networkMode: 'always',
    onSuccess: (id, { changes }) => {
      cache.setQueryData<LocalProperty[]>(queryKey, (rows) =>
        rows?.map((row) => (row.id === id ? { ...row, ...changes } : row)),
      )
    },
    onError: (error) => log.error('property not updated', error),
    // Not waited for: without a network, reading again takes long to fail.
    onSettled: () => void cache.invalidateQueries({ queryKey }),
  })
}
