import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

const POLL_MS = 100

interface AnchoredPartProps {
  id: string
  focused: 'a' | 'button' | 'input'
  className?: string | undefined
  children: ReactNode
}

export function AnchoredPart({ id, focused, className, children }: AnchoredPartProps) {
  const location = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (location.hash !== `#${id}`) return undefined
    place.current?.scrollIntoView({ block: 'start' })
    // A closing dialog gives the focus back to its opener, so the control gets the focus only after that.
    const timer = setInterval(() => {
      if (document.querySelector('[role="dialog"]')) return
      clearInterval(timer)
      requestAnimationFrame(() =>
        place.current?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true }),
      )
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [location, id, focused])
  return (
    <div ref={place} id={id} className={className}>
      {children}
    </div>
  )
}
