import type { ListingDraft } from '@predio/domain/listing-import'
import {
  newListing,
  type OwnListingForm,
} from '../../../records/own-listings/own-listing-values.ts'

export interface Pasted {
  id: string
  read: Partial<ListingDraft>
}

/** LIMP-10: a later paste replaces unchanged values of an earlier one; what the person typed stays. */
export function fillDraft(
  draft: Partial<OwnListingForm> | undefined,
  earlier: Pasted | undefined,
  read: Partial<ListingDraft>,
): OwnListingForm {
  const fresh = newListing()
  if (!draft) return { ...fresh, ...read }
  const before = earlier?.id === draft.id ? earlier?.read : undefined
  const typed = Object.entries(draft).filter(([field, value]) => {
    const key = field as keyof ListingDraft
    const isPasted = before !== undefined && key in before && isSame(value, before[key])
    return !isPasted && !isSame(value, fresh[key])
  })
  return { ...fresh, ...read, ...Object.fromEntries(typed) }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
