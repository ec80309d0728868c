import { useLayoutEffect, type RefObject } from 'react'

interface Offset {
  top: number
  left: number
}

/**
 * The browser tells of a scroll one frame later. One that was over before the list of a field opened (the keyboard of a phone, a field
 * that is brought into view) has moved nothing since, so the list must not take it for a reason to close. Offsets are compared, not the
 * field's place on the screen: a dialog that is still rising moves the field without a scroll.
 */
export function useLateScroll(field: RefObject<Element | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const offsets = offsetsAround(field.current)
    function stopIfUnmoved(event: Event): void {
      const around = event.target === document ? document.scrollingElement : event.target
      const before = around instanceof Element && offsets.get(around)
      if (before && before.top === around.scrollTop && before.left === around.scrollLeft) {
        event.stopImmediatePropagation()
      }
    }
    // Before the list's own listener, which is added in an effect.
    addEventListener('scroll', stopIfUnmoved, { capture: true })
    return () => removeEventListener('scroll', stopIfUnmoved, { capture: true })
  }, [field, isOpen])
}

function offsetsAround(field: Element | null): Map<Element, Offset> {
  const offsets = new Map<Element, Offset>()
  for (let element = field?.parentElement; element; element = element.parentElement) {
    offsets.set(element, { top: element.scrollTop, left: element.scrollLeft })
  }
  return offsets
}
