import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

/** SAVE-17: the failure stands beside the pressed button and scrolls into view. */
export function FormFailure({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up of an effect.
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={element} className="scroll-my-6">
      <Notice tone="danger">{children}</Notice>
    </div>
  )
}
