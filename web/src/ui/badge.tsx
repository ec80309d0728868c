import type { ReactNode } from 'react'
import { SOFT, type Tone } from './tone.ts'

const MARKS: Record<Tone, ReactNode> = {
  neutral: <circle cx="4" cy="4" r="2.75" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  success: <circle cx="4" cy="4" r="3.5" />,
  info: <rect x="0.75" y="0.75" width="6.5" height="6.5" rx="1" />,
  warning: <path d="M4 .6 7.9 7.4H.1Z" />,
  attention: <path d="M4 0 8 4 4 8 0 4Z" />,
  danger: <path d="M1 1l6 6M7 1 1 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
}

interface BadgeProps {
  tone?: Tone
  /** A tag has no mark, because its colour has no meaning. */
  hasMark?: boolean
  icon?: ReactNode
  children: ReactNode
}

export function Badge({ tone = 'neutral', hasMark = true, icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex w-fit max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium ${hasMark ? 'whitespace-nowrap' : 'wrap-anywhere'} ${SOFT[tone]}`}
    >
      {icon}
      {hasMark && !icon && (
        <svg viewBox="0 0 8 8" fill="currentColor" aria-hidden="true" className="size-2 shrink-0">
          {MARKS[tone]}
        </svg>
      )}
      {children}
    </span>
  )
}
