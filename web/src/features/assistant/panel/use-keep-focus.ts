import { useEffect, useRef, type RefObject } from 'react'

/**
 * What was pressed may be gone once it has done its work (a chip, a past conversation): the keyboard stays with the
 * messages. `startsInside` where the messages take the place of what had it.
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
