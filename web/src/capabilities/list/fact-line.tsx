import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

interface FactLineProps {
  icon: ReactNode
  isUrgent?: boolean
  /** LIST-15: true if a phone has no room for this fact. */
  isForDesk?: boolean
  children: ReactNode
}

export function FactLine({ icon, isUrgent = false, isForDesk = false, children }: FactLineProps) {
  return (
    <span
      className={cx(
        'flex min-w-0 items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0',
        isUrgent && 'font-medium text-danger',
        isForDesk && 'max-sm:hidden',
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
