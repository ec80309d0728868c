/** Two tabs may send the same token at the same moment; after this interval it is a stolen copy. */
const REUSE_INTERVAL_MS = 10_000

/** A client whose answer got lost asks again within this time; whoever comes later has a copy. */
const REPEAT_INTERVAL_MS = 60_000

export interface PresentedToken {
  token: string
  child: string
  revoked: boolean
  updatedAt: Date
}

export interface ActiveToken {
  token: string
  parent: string | null
}

export type RefreshDecision =
  | { kind: 'rotate' }
  /** The client never received the token that replaced its own. */
  | { kind: 'repeat' }
  | { kind: 'revoke-family' }

/** The caller holds the session's row lock. */
export function decideRefresh(
  presented: PresentedToken,
  active: ActiveToken | undefined,
  now: Date,
): RefreshDecision {
  if (!presented.revoked) return { kind: 'rotate' }
  // Without an active token the family was revoked, and the interval must not revive it.
  if (!active) return { kind: 'revoke-family' }
  const age = now.getTime() - presented.updatedAt.getTime()
  if (active.parent === presented.token && age <= REPEAT_INTERVAL_MS) {
    // The token is stored as a hash only; one from before hashing cannot be repeated, so another replaces it.
    return { kind: active.token === presented.child ? 'repeat' : 'rotate' }
  }
  return age <= REUSE_INTERVAL_MS ? { kind: 'rotate' } : { kind: 'revoke-family' }
}
