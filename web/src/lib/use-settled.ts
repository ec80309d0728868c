import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** Returns the value only after it has not changed for a moment, so that not every keystroke makes a request. */
export function useSettled<Value>(value: Value, afterMs = PAUSE_MS): Value {
  const [settled, setSettled] = useState(value)
  // Filters are a new object at every render, so their content is compared instead.
  const said = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [said, afterMs])
  return settled
}
