import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** The value once it has stopped changing: not every letter is a question to the server. */
export function useSettled<Value>(value: Value, key: string): Value {
  const [settled, setSettled] = useState({ value, key })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value, key }), PAUSE_MS)
    return () => clearTimeout(timer)
    // The value is an object made anew each time; the key says whether it is another.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return settled.value
}
