import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Calls `onLeave` when the person goes to another address, or back: what the frame shows over a screen leaves with it. */
export function useLeaveScreen(onLeave: () => void): void {
  const { pathname } = useLocation()
  // A list that takes its address (VIEW-09) replaces the entry: nobody has left it.
  const isRenamed = useNavigationType() === NavigationType.Replace
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!isRenamed) onLeave()
  }, [pathname, isRenamed, onLeave])
  // Another page may take the place of the whole frame.
  useEffect(() => onLeave, [onLeave])
}
