/** Two tabs may send the same token at the same moment. After this interval, a repeated token is a stolen copy. */
const REUSE_INTERVAL_MS = 10_000

/** A client whose answer got lost repeats its request within this time. A later request with the same token comes from a stolen copy. */
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
  /** The client never received the token that replaced the one it presents. */
  | { kind: 'repeat' }
  | { kind: 'revoke-family' }

/** The caller must hold the lock on the session's row. */
export function decideRefresh(
  presented: PresentedToken,
  active: ActiveToken | undefined,
  now: Date,
): RefreshDecision {
  if (!presented.revoked) return { kind: 'rotate' }
  // Without an active token the family was revoked, and the reuse interval must not revive it.
  if (!active) return { kind: 'revoke-family' }
  const age = now.getTime() - presented.updatedAt.getTime()
  if (active.parent === presented.token && age <= REPEAT_INTERVAL_MS) {
    // Only the token's hash is stored. A child token that an earlier version made at random cannot be computed again, so a new one replaces
    // it.
    return { kind: active.token === presented.child ? 'repeat' : 'rotate' }
  }
  return age <= REUSE_INTERVAL_MS ? { kind: 'rotate' } : { kind: 'revoke-family' }
}
