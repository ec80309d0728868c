import type { Property } from '@predio/domain/properties'
import { log } from '../../../lib/log.ts'
import { readOneListing } from './read-one-listing.ts'
import { readTexts } from '../api/read-texts.ts'

/** Longest wait for the site, so that a site that does not answer does not delay the result. */
const SITE_MS = 10_000

/**
 * SEL-31 and SHEET-01: adds the description, which lists leave out. If the site does not answer in time, the known text stays; if an own
 * listing's text cannot be read, that is a failure.
 */
export async function completeListing(property: Property, signal: AbortSignal): Promise<Property> {
  if (property.description !== '') return property
  if (property.own) {
    const texts = await readTexts(property.own.id, signal)
    return { ...property, description: texts?.description ?? '' }
  }
  try {
    return await readOneListing(
      property.id,
      AbortSignal.any([signal, AbortSignal.timeout(SITE_MS)]),
    )
  } catch (error) {
    signal.throwIfAborted()
    log.warn('the description of a listing was not read', error)
    return property
  }
}
