import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

export function useLeaveScreen(onLeave: () => void): void {
  const { pathname } = useLocation()
  // VIEW-09: a list that takes its address replaces the entry, which leaves no screen.
  const isRenamed = useNavigationType() === NavigationType.Replace
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!isRenamed) onLeave()
  }, [pathname, isRenamed, onLeave])
  useEffect(() => onLeave, [onLeave])
}
