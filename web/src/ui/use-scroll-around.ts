import { useLayoutEffect, type RefObject } from 'react'

interface Offset {
  top: number
  left: number
}

/**
 * An open list closes when anything around its field scrolls. Two scrolls are ignored: one that ended before the list opened, because the
 * browser reports it a frame later, and one behind a dialog, which does not move the field.
 */
export function useScrollAround(field: RefObject<Element | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const offsets = offsetsAround(field.current)
    const place = field.current?.getBoundingClientRect()
    function onScroll(event: Event): void {
      const around = event.target === document ? document.scrollingElement : event.target
      const before = around instanceof Element && offsets.get(around)
      if (!before) return
      const isOver = before.top === around.scrollTop && before.left === around.scrollLeft
      const now = field.current?.getBoundingClientRect()
      const isStill = now?.top === place?.top && now?.left === place?.left
      if (isOver || isStill) event.stopImmediatePropagation()
      if (isStill && !isOver) dispatchEvent(new Event('resize'))
    }
    addEventListener('scroll', onScroll, { capture: true })
    return () => removeEventListener('scroll', onScroll, { capture: true })
  }, [field, isOpen])
}

function offsetsAround(field: Element | null): Map<Element, Offset> {
  const offsets = new Map<Element, Offset>()
  for (let element = field?.parentElement; element; element = element.parentElement) {
    offsets.set(element, { top: element.scrollTop, left: element.scrollLeft })
  }
  return offsets
}
