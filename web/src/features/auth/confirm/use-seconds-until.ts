import { useSyncExternalStore } from 'react'

/** The clock is compared, so that a tab that slept is right again at its first tick. */
export function useSecondsUntil(moment: number): number {
  return useSyncExternalStore(everySecond, () =>
    Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
  )
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}
