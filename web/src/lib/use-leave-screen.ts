import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Calls `onLeave` when the person goes to another address, or back: what the frame shows over a screen leaves with it. */
export function useLeaveScreen(onLeave: () => void): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    onLeave()
  }, [pathname, onLeave])
  // Another page may take the place of the whole frame.
  useEffect(() => onLeave, [onLeave])
}
