import { useEffect, useState } from 'react'

/** Counts down to a moment, by the clock: a tab that slept is right again at its first tick. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now)
  const isOver = now >= moment
  useEffect(() => {
    if (isOver) return undefined
    // The clock stood still since the moment before was over.
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver, moment])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}
