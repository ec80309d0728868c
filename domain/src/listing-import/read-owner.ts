import { readName, readSeveral } from '../csv/index.ts'
import { isValidPhone, normalizePhone } from '../phones/index.ts'
import type { ListingCells } from './fields.ts'

export interface ListingOwner {
  first_name: string
  last_name: string | null
  phone: string
  needs_review: boolean
}

export type ReadOwner =
  | { kind: 'none' }
  | { kind: 'owner'; owner: ListingOwner }
  /** An owner without a name or a telephone does not become a client, because a link by the name alone could mean somebody else. */
  | { kind: 'incomplete' }
  | { kind: 'bad-phone' }

/** LIMP-15: decides who becomes the owner of a row's listing. */
export function readOwner({ owner_name: name, owner_phone: cell }: ListingCells): ReadOwner {
  if (name === undefined && cell === undefined) return { kind: 'none' }
  const phones = readSeveral(cell, normalizePhone, isValidPhone)
  if (cell !== undefined && !phones.isGood) return { kind: 'bad-phone' }
  const { first_name, last_name, faults } = readName({ full_name: name ?? '' })
  if (phones.chosen === undefined || first_name.length < 2) return { kind: 'incomplete' }
  const phone = normalizePhone(phones.chosen)
  return { kind: 'owner', owner: { first_name, last_name, phone, needs_review: faults.length > 0 } }
}
