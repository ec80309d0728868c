import { useEffect, useRef, type RefObject } from 'react'

/** A new screen takes the focus, so that a screen reader says its name and Tab goes on inside it. Not the first one. */
export function useFocusOnChange(key: string, target: RefObject<HTMLElement | null>): void {
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    target.current?.focus({ preventScroll: true })
  }, [key, target])
}
