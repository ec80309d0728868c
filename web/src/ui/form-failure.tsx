import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

/** SAVE-17: the message stands beside the pressed button and is scrolled into view. */
export function FormFailure({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The braces keep the promise that newer browsers return from being taken for the effect's clean-up.
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={element} className="scroll-my-6">
      <Notice tone="danger">{children}</Notice>
    </div>
  )
}
