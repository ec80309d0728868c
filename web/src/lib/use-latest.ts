import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What the last render gave, for a function that stays the same over renders. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
