export interface Person {
  key: string
  role: string
  claims: string
  subject: string | undefined
  /** The account, or else the network, for which the costs are counted. It is undefined for the secret key. */
  caller: string | undefined
  sessionId: string | undefined
  expiresAt: number | undefined
}

/** Statements of a socket are counted apart from those of requests, so that a page that loads much still receives changes. */
export function statementCaller({ caller }: Person): string | undefined {
  return caller === undefined ? undefined : `realtime ${caller}`
}

/** All callers with the secret key share one turn. */
export function turnOf({ caller }: Person): string {
  return caller ?? 'service_role'
}

/** A refreshed token has the same role and subject as the former one. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.role === other.role && one.subject === other.subject
}
