import { useMemo, useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

export function useNow(): Date {
  const minute = useSyncExternalStore(listen, currentMinute)
  // The object stays the same until the minute is over, so that rows that compare it are not rendered again.
  return useMemo(() => new Date(minute), [minute])
}

/** `useNow` returns the beginning of the minute, so a record of this minute is not ahead. */
export function isAhead(at: Date, now: Date): boolean {
  return at.getTime() >= now.getTime() + MINUTE_MS
}

function listen(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS)
  // Timers do not run in a sleeping tab, so the time is also updated when the tab is shown.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}
