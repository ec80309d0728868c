import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** How often to check whether the dialog that led here has closed. */
const POLL_MS = 100

/** The part of a page that an address with this anchor is about: scrolled to, and its first control of that kind is focused. */
export function useAnchor(
  anchor: string,
  focused: 'a' | 'button',
): RefObject<HTMLDivElement | null> {
  const location = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (location.hash !== anchor) return undefined
    place.current?.scrollIntoView({ block: 'center' })
    // A dialog or a popover that closes restores the focus; the control is focused only after that.
    const timer = setInterval(() => {
      if (document.querySelector('[role="dialog"]')) return
      clearInterval(timer)
      requestAnimationFrame(() => place.current?.querySelector(focused)?.focus())
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [location, anchor, focused])
  return place
}
