/** In whose name a channel reads: a role and claims, as the database will see them. */
export interface Person {
  /** Equal for equal caller, role and claims: rows are read once for all of a person's channels. */
  key: string
  role: string
  /** JSON text for `request.jwt.claims`. */
  claims: string
  subject: string | undefined
  /** Under which name what they cost is counted: the account, else the network; undefined for the secret key. */
  caller: string | undefined
  /** The session of the token; undefined for a key, and for a token that others signed. */
  sessionId: string | undefined
  /** Seconds since 1970; undefined for a bare API key, which does not expire. */
  expiresAt: number | undefined
}

/** Statements of the socket are counted beside those of requests: a page that loads much still hears of changes. */
export function statementCaller({ caller }: Person): string | undefined {
  return caller === undefined ? undefined : `realtime ${caller}`
}

/** Whose turn it is where people take turns; whoever has the secret key shares one. */
export function turnOf({ caller }: Person): string {
  return caller ?? 'service_role'
}

/** A refreshed token is still the same person; another user's is not. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.role === other.role && one.subject === other.subject
}
