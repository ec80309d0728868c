import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

export function useLeaveScreen(onLeave: () => void): void {
  const { pathname } = useLocation()
  // VIEW-09: a list that adds its view to the address replaces the history entry; the screen stays the same.
  const isRenamed = useNavigationType() === NavigationType.Replace
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!isRenamed) onLeave()
  }, [pathname, isRenamed, onLeave])
  useEffect(() => onLeave, [onLeave])
}
