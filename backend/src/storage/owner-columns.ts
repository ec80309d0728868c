const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The subject of a token in its two columns: `owner` is older and can hold a UUID only. */
export function ownerColumns(owner: string | undefined): {
  owner: string | null
  ownerId: string | null
} {
  return {
    owner: owner !== undefined && UUID.test(owner) ? owner : null,
    ownerId: owner ?? null,
  }
}
