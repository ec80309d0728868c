/** ACC-12: five failures lock an e-mail for 15 minutes from the last failure. */
const MAX_FAILURES = 5
const LOCK_MS = 15 * 60_000
const KEY = 'predio.login-failures'

interface Failures {
  count: number
  last: number
}

type ByEmail = Record<string, Failures>

export interface LoginLock {
  leftMs(email: string): number | undefined
  fail(email: string): void
  clear(email: string): void
}

/** Other tabs write to the same storage, so it is read at each call. */
export function createLoginLock(storage: () => Storage, now: () => number = Date.now): LoginLock {
  const recent = () => forgetOld(read(storage), now())
  return {
    leftMs(email) {
      const failures = recent()[email]
      if (!failures || failures.count < MAX_FAILURES) return undefined
      return failures.last + LOCK_MS - now()
    },
    fail(email) {
      const all = recent()
      write(storage, { ...all, [email]: { count: (all[email]?.count ?? 0) + 1, last: now() } })
    },
    clear(email) {
      const { [email]: _cleared, ...others } = recent()
      write(storage, others)
    },
  }
}

export const loginLock = createLoginLock(() => localStorage)

/** Failures from the future are dropped, because a clock that was set back would otherwise lock for longer than 15 minutes. */
function forgetOld(all: ByEmail, now: number): ByEmail {
  return Object.fromEntries(
    Object.entries(all).filter(([, { last }]) => last <= now && now - last < LOCK_MS),
  )
}

/** If the storage cannot be read there are no failures, because a lock must never be permanent. */
function read(storage: () => Storage): ByEmail {
  try {
    const found: unknown = JSON.parse(storage().getItem(KEY) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, value]) => isFailures(value)))
  } catch {
    return {}
  }
}

function isFailures(value: unknown): value is Failures {
  const { count, last } = (value ?? {}) as Partial<Failures>
  return Number.isFinite(count) && Number.isFinite(last)
}

function write(storage: () => Storage, all: ByEmail): void {
  try {
    if (Object.keys(all).length === 0) storage().removeItem(KEY)
    else storage().setItem(KEY, JSON.stringify(all))
  } catch {
    // Without storage there is still the limit of the server.
  }
}
