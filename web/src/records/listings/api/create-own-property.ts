import type { Operation } from '@predio/domain/properties'
import { recordKind } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'

interface OwnProperty {
  /** Made by the picker, so that a retry after a lost answer creates no second property. */
  id: string
  title: string
  operation: Operation
}

const properties = recordKind({
  table: 'properties',
  select: () => supabase().from('properties').select('id'),
  toRow: (row) => row,
})

export async function createOwnProperty(
  userId: string,
  { id, title, operation }: OwnProperty,
): Promise<void> {
  await properties.createOnce(userId, { id, values: { title, operation, price: null } })
}
