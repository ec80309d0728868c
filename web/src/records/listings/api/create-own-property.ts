import type { Operation } from '@predio/domain/properties'
import { insertRow } from '../../../lib/save-row.ts'
import { supabase } from '../../../lib/supabase.ts'
import { changed } from '../../../lib/data/changed.ts'

interface OwnProperty {
  /** Made by the picker: sent again after a lost answer, it is still one property. */
  id: string
  title: string
  operation: Operation
}

/** A property that is on no site: only what is known while something else is being written down. */
export async function createOwnProperty(userId: string, property: OwnProperty): Promise<void> {
  const properties = () => supabase().from('properties')
  await insertRow<unknown>({
    // No price is not a price of 0.
    insert: () =>
      properties()
        .insert({ ...property, user_id: userId, price: null })
        .throwOnError(),
    read: async () =>
      (await properties().select('id').eq('id', property.id).maybeSingle().throwOnError()).data,
  })
  await changed('properties')
}
