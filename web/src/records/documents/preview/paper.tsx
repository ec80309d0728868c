import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { words } from '../../../lib/words.ts'

/** The sheet of paper scrolls, so keyboard users must be able to focus it. */
const REACHABLE = { tabIndex: 0 }

interface PaperProps {
  className?: string
  children: ReactNode
}

export function Paper({ className, children }: PaperProps) {
  return (
    <section
      aria-label={words.preview}
      {...REACHABLE}
      className={cx(
        'rounded-md border border-line bg-card px-5 py-6 outline-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus sm:px-8',
        className,
      )}
    >
      {children}
    </section>
  )
}
