export interface Person {
  key: string
  role: string
  claims: string
  subject: string | undefined
  /** The costs count for the account, else for the network; undefined for the secret key. */
  caller: string | undefined
  sessionId: string | undefined
  expiresAt: number | undefined
}

/** Statements of the socket are counted apart from those of requests, so that a page that loads much still receives changes. */
export function statementCaller({ caller }: Person): string | undefined {
  return caller === undefined ? undefined : `realtime ${caller}`
}

/** Whoever uses the secret key shares one turn. */
export function turnOf({ caller }: Person): string {
  return caller ?? 'service_role'
}

/** A refreshed token belongs to the same person, another user's does not. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.role === other.role && one.subject === other.subject
}
