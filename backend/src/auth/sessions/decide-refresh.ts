/** Two tabs may send the same token at the same moment; later than this it is a stolen copy. */
const REUSE_INTERVAL_MS = 10_000

/** An answer that got lost on the way is asked for again within this; whoever comes later has a copy. */
const REPEAT_INTERVAL_MS = 60_000

/** Tokens are known by their hashes. */
export interface PresentedToken {
  token: string
  /** The token that it was to be replaced with. */
  child: string
  revoked: boolean
  /** When it was revoked, if it was. */
  updatedAt: Date
}

/** The newest token of the session that has not been revoked. */
export interface ActiveToken {
  token: string
  parent: string | null
}

export type RefreshDecision =
  | { kind: 'rotate' }
  /** The client never got the answer with the token that replaced its own. */
  | { kind: 'repeat' }
  /** Somebody uses an old token: every token of the session ends. */
  | { kind: 'revoke-family' }

/** The rules of refresh-token rotation; who calls it holds the session's row lock. */
export function decideRefresh(
  presented: PresentedToken,
  active: ActiveToken | undefined,
  now: Date,
): RefreshDecision {
  if (!presented.revoked) return { kind: 'rotate' }
  // Without an active token the family was revoked: the interval must not bring it back to life.
  if (!active) return { kind: 'revoke-family' }
  const age = now.getTime() - presented.updatedAt.getTime()
  if (active.parent === presented.token && age <= REPEAT_INTERVAL_MS) {
    // A child from before tokens were hashed cannot be told again: another one takes its place.
    return { kind: active.token === presented.child ? 'repeat' : 'rotate' }
  }
  return age <= REUSE_INTERVAL_MS ? { kind: 'rotate' } : { kind: 'revoke-family' }
}
