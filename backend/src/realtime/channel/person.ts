/** In whose name a channel reads: a role and claims, as the database will see them. */
export interface Person {
  /** Equal for equal role and claims: rows are read once for all of a person's channels. */
  key: string
  role: string
  /** JSON text for `request.jwt.claims`. */
  claims: string
  subject: string | undefined
  /** Seconds since 1970; undefined for a bare API key, which does not expire. */
  expiresAt: number | undefined
}

/** A refreshed token is still the same person; another user's is not. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.role === other.role && one.subject === other.subject
}
