import { useLayoutEffect, type RefObject } from 'react'

/**
 * The browser tells of a scroll one frame later. One that was over before the list of a field opened (the keyboard of a phone, a field
 * that is brought into view) has moved nothing since, so the list must not take it for a reason to close.
 */
export function useLateScroll(field: RefObject<Element | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const place = field.current?.getBoundingClientRect()
    function stopIfUnmoved(event: Event): void {
      const now = field.current?.getBoundingClientRect()
      const isAround = event.target instanceof Node && event.target.contains(field.current)
      if (isAround && now?.top === place?.top && now?.left === place?.left) {
        event.stopImmediatePropagation()
      }
    }
    // Before the list's own listener, which is added in an effect.
    addEventListener('scroll', stopIfUnmoved, { capture: true })
    return () => removeEventListener('scroll', stopIfUnmoved, { capture: true })
  }, [field, isOpen])
}
