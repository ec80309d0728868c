import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from './cx.ts'

interface ArrivalHeadingProps {
  className: string
  children: ReactNode
}

/** The link that led here is gone, so the heading takes the focus, and screen readers read it. */
export function ArrivalHeading({ className, children }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className={cx('font-semibold wrap-anywhere outline-none!', className)}
    >
      {children}
    </h2>
  )
}
