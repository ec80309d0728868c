import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(
    <div data-print-sheet className="hidden text-ink print:block">
      {children}
    </div>,
    document.body,
  )
}
