import type { Property } from '@predio/domain/properties'
import { recordKind, type RecordToSave } from '../../../lib/save-record.ts'
import type { Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ensureLocalProperty } from '../../listings/store/api/ensure-local-property.ts'
import type { LinkValues } from '../link-schema.ts'
import { LINK_COLUMNS, type PropertyLink } from './list-links.ts'

export const links = recordKind({
  table: 'property_clients',
  select: () => supabase().from('property_clients').select(LINK_COLUMNS),
  toRow: (row): PropertyLink => row,
  toColumns: ({ client, ...row }) => ({ ...row, client_id: client.id }),
})

/** The listing has no row in the agent's account, and none could be created. */
export class PropertyNotCopied extends Error {
  override name = 'PropertyNotCopied'
}

export function useSaveLink(property: Property) {
  const { id: created_by } = useUser()
  const save = links.useSave()
  return async (link: RecordToSave<LinkValues, PropertyLink>): Promise<Saved<PropertyLink>> => {
    const { client, ...fields } = link.values
    const property_id = link.base?.property_id ?? (await localId(property))
    const values = { ...fields, client_id: client.id, property_id, created_by }
    return save({ ...link, values })
  }
}

async function localId(property: Property): Promise<string> {
  try {
    return await ensureLocalProperty(property)
  } catch (cause) {
    throw new PropertyNotCopied('no local copy', { cause })
  }
}
