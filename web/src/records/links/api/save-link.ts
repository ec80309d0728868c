import type { Property } from '@predio/domain/properties'
import { PostgrestError } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ensureLocalProperty } from '../../listings/api/ensure-local-property.ts'
import type { LinkValues } from '../link-schema.ts'
import { messages } from '../messages.ts'
import { changed } from '../../../lib/data/changed.ts'

const DUPLICATE = '23505'

interface SaveLink {
  property: Property
  values: LinkValues
  /** Of the link that is changed; a new one has none. */
  id?: string | undefined
}

/** Its message is for the person. */
class LinkNotSaved extends Error {
  override name = 'LinkNotSaved'
}

async function saveLink(userId: string, { property, values, id }: SaveLink): Promise<void> {
  const { client, ...fields } = values
  const row = { ...fields, client_id: client.id }
  if (id !== undefined) {
    await supabase().from('property_clients').update(row).eq('id', id).throwOnError()
    return
  }
  const propertyId = await localId(property)
  await supabase()
    .from('property_clients')
    .insert({ ...row, property_id: propertyId, created_by: userId })
    .throwOnError()
}

async function localId(property: Property): Promise<string> {
  try {
    return await ensureLocalProperty(property)
  } catch (cause) {
    throw new LinkNotSaved(messages.propertyFailed, { cause })
  }
}

export function useSaveLink() {
  const { id } = useUser()
  return useMutation({
    mutationFn: (link: SaveLink) => saveLink(id, link),
    // Without a network it fails at once, with what was typed still there.
    meta: { failure: 'link not saved' },
    // Not waited for: without a network, reading again takes long to fail.
    onSettled: () => void changed('property_clients'),
  })
}

export function describeFailure(error: unknown): string {
  if (error instanceof LinkNotSaved) return error.message
  const isDuplicate = error instanceof PostgrestError && error.code === DUPLICATE
  return isDuplicate ? messages.duplicate : messages.saveFailed
}
