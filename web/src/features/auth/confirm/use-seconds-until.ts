import { useSyncExternalStore } from 'react'

/** The seconds are calculated from the clock, so that they are right again at the first tick of a tab that slept. */
export function useSecondsUntil(moment: number): number {
  return useSyncExternalStore(everySecond, () =>
    Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
  )
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}
