import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** The value once it has stopped changing: not every letter is a question to the server. */
export function useSettled<Value>(value: Value, afterMs = PAUSE_MS): Value {
  const [settled, setSettled] = useState(value)
  // Filters are an object made anew each time; what they say tells whether they are others.
  const said = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [said, afterMs])
  return settled
}
