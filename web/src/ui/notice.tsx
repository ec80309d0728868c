import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FailureReference } from './failure-reference.tsx'
import { SOFT, type Tone } from './tone.ts'

interface NoticeProps {
  tone: Exclude<Tone, 'neutral'>
  children: ReactNode
}

const ICONS = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  attention: TriangleAlert,
  danger: CircleAlert,
}

export function Notice({ tone, children }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-md px-4 py-3 text-sm ${SOFT[tone]}`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 font-medium">
        {children}
        {tone === 'danger' && <FailureReference />}
      </div>
    </div>
  )
}
