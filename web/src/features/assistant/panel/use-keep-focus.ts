import { useEffect, useRef, type RefObject } from 'react'

/**
 * An action may remove its own button (a guess, a past conversation), so the messages get the focus. `startsInside` is true if the messages
 * replace the focused element.
 */
export function useKeepFocus(frame: RefObject<HTMLElement | null>, startsInside: boolean): void {
  const isInside = useRef(startsInside)

  useEffect(() => {
    const outer = frame.current
    if (!outer) return
    function enter(): void {
      isInside.current = true
    }
    function leave({ relatedTarget }: FocusEvent): void {
      if (relatedTarget instanceof Node) isInside.current = outer?.contains(relatedTarget) ?? false
    }
    outer.addEventListener('focusin', enter)
    outer.addEventListener('focusout', leave)
    return () => {
      outer.removeEventListener('focusin', enter)
      outer.removeEventListener('focusout', leave)
    }
  }, [frame])

  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isInside.current && isLost) frame.current?.focus({ preventScroll: true })
  })
}
