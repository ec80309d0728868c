import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** What the printer gets instead of the screen, while it is there. Nobody sees or hears it otherwise. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(
    <div data-print-sheet className="hidden text-ink print:block">
      {children}
    </div>,
    document.body,
  )
}
