import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

/** In place of a fact that is empty; with a mouse it shows in the row that the mouse or the keyboard is in. */
export function AddFact({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 text-sm text-ink-soft shown-on-hover [&_svg]:size-4">
      <Plus aria-hidden="true" />
      {children}
    </span>
  )
}
