import type { ReactNode } from 'react'
import { FormFailure } from './form-failure.tsx'

interface FormActionsProps {
  /** The error message is shown above the buttons, which are always visible. */
  failure?: ReactNode
  children: ReactNode
}

/**
 * The buttons stay visible and do not move when an error above them comes or goes, so that a press which ends the typing does not miss
 * its button.
 */
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
