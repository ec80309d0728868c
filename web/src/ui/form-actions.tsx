import type { ReactNode } from 'react'
import { FormFailure } from './form-failure.tsx'

interface FormActionsProps {
  /** The reason stands above the buttons, which are always in sight. */
  failure?: ReactNode
  children: ReactNode
}

/** The buttons stay within reach, and do not move when an error above them comes or goes, so that a press that ends the typing is not lost. */
export function FormActions({ failure, children }: FormActionsProps) {
  return (
    <div className="sticky -bottom-6 z-1 -mx-6 -mb-6 flex flex-col gap-3 border-t border-line bg-raised px-6 py-4">
      {failure && <FormFailure>{failure}</FormFailure>}
      <div className="flex flex-wrap gap-3 *:last:flex-1 sm:justify-end sm:*:last:flex-none">
        {children}
      </div>
    </div>
  )
}
