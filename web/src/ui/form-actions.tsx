import type { ReactNode } from 'react'

/**
 * The buttons of a form in a dialog: under the thumb however long the form is. They also stand still while a fault above
 * them comes or goes, so that a press that ends the typing is not lost beside a button that moved.
 */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 z-1 -mx-6 -mb-6 flex flex-wrap gap-3 border-t border-line bg-raised px-6 py-4 *:last:flex-1 sm:justify-end sm:*:last:flex-none">
      {children}
    </div>
  )
}
