import { isUuid } from '@predio/domain/text'

/** `owner` is the older column and accepts only UUIDs. */
export function ownerColumns(owner: string | undefined): {
  owner: string | null
  ownerId: string | null
} {
  return {
    owner: isUuid(owner) ? owner : null,
    ownerId: owner ?? null,
  }
}
