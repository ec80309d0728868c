import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export function AddFact({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 text-sm text-ink-soft shown-on-hover [&_svg]:size-4">
      <Plus aria-hidden="true" />
      {children}
    </span>
  )
}
