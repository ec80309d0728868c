import type { Property } from '@predio/domain/properties'
import { log } from '../../../lib/log.ts'
import { readOneListing } from '../../listings/api/read-one-listing.ts'
import { readTexts } from '../../listings/api/read-texts.ts'

/** A listing with its description, which lists leave out; without a connection as it is known. */
export async function completeListing(property: Property, signal: AbortSignal): Promise<Property> {
  if (property.description !== '') return property
  try {
    const rowId = property.own?.id ?? property.rowId
    if (rowId === undefined) return await readOneListing(property.id, signal)
    const texts = await readTexts(rowId, signal)
    return { ...property, description: texts?.description ?? '' }
  } catch (error) {
    signal.throwIfAborted()
    log.warn('the description of a sheet was not read', error)
    return property
  }
}
