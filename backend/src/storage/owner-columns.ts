import { isUuid } from '@predio/domain/text'

/** The subject of a token in its two columns: `owner` is older and can hold a UUID only. */
export function ownerColumns(owner: string | undefined): {
  owner: string | null
  ownerId: string | null
} {
  return {
    owner: isUuid(owner) ? owner : null,
    ownerId: owner ?? null,
  }
}
