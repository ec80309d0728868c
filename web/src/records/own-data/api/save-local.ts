import type { TablesUpdate } from '@predio/domain/database'
import type { Property } from '@predio/domain/properties'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { holdsValues } from '../../../lib/holds-values.ts'
import { recordKind } from '../../../lib/save-record.ts'
import type { Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { LOCAL_COLUMNS } from '../../listings/api/list-local-properties.ts'
import type { LocalProperty } from '../../listings/local-property.ts'
import { writeLocalRow } from './local-row.ts'

type Changes = Pick<
  TablesUpdate<'properties'>,
  'sale_status' | 'rental_status' | 'rental_contract_end' | 'assigned_agent'
>

const NOTHING: Changes = {
  sale_status: null,
  rental_status: null,
  rental_contract_end: null,
  assigned_agent: null,
}

const locals = recordKind({
  table: 'properties',
  select: () => supabase().from('properties').select(LOCAL_COLUMNS),
  toRow: (row): LocalProperty => row,
})

/** A listing without a row gets one first; an existing row is overwritten only if it is still the version that was read. */
async function saveLocal(
  userId: string,
  property: Property,
  changes: Changes,
  base: LocalProperty | undefined,
): Promise<Saved<LocalProperty>> {
  return writeLocalRow<Saved<LocalProperty>>({ property, localId: base?.id }, async (id) => {
    const isKnown = base?.id === id
    const row = isKnown ? base : await locals.read(userId, id)
    if (!row) return null
    if (!isKnown && !holdsValues(row, NOTHING)) return { kind: 'conflict', theirs: row }
    const saved = await locals.update(userId, row, changes)
    return saved.kind === 'gone' ? null : saved
  })
}

export function useSaveLocal(property: Property) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  return async (changes: Changes, base: LocalProperty | undefined) => {
    const saved = await saveLocal(userId, property, changes, base)
    if (saved.kind === 'saved') {
      const queryKey = keyOf('local-properties', userId)
      cache.setQueryData<LocalProperty[]>(queryKey, (rows) =>
        rows?.map((row) => (row.id === saved.row.id ? saved.row : row)),
      )
    }
    return saved
  }
}
