import { CircleAlert } from 'lucide-react'
import { FieldError, Text } from 'react-aria-components'

interface FieldHelpProps {
  description?: string | undefined
  error?: string | undefined
}

/** Below a control: what helps, and what is wrong. Both are read with the control. */
export function FieldHelp({ description, error }: FieldHelpProps) {
  return (
    <>
      {description && (
        <Text slot="description" className="text-sm text-ink-soft">
          {description}
        </Text>
      )}
      <FieldError className="flex items-start gap-1.5 text-sm text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>{error}</span>
      </FieldError>
    </>
  )
}
