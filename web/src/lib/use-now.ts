import { useMemo, useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

export function useNow(): Date {
  const minute = useSyncExternalStore(listen, currentMinute)
  // The same object until the minute is over, so that rows which compare it are not rendered again.
  return useMemo(() => new Date(minute), [minute])
}

/** A record of this minute is not ahead, although `useNow` is the minute's beginning. */
export function isAhead(at: Date, now: Date): boolean {
  return at.getTime() >= now.getTime() + MINUTE_MS
}

function listen(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS)
  // The timers of a sleeping tab do not run.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}
