import { CircleAlert } from 'lucide-react'
import { FieldError, Text } from 'react-aria-components'

interface FieldHelpProps {
  description?: string | undefined
  error?: string | undefined
  note?: string | undefined
}

/** Screen readers read the help, the note and the error together with the control. */
export function FieldHelp({ description, error, note }: FieldHelpProps) {
  return (
    <>
      {(description ?? note) !== undefined && (
        <Text
          slot="description"
          elementType="div"
          className={description || note ? 'text-sm text-ink-soft' : 'sr-only'}
        >
          {description && <p>{description}</p>}
          {note !== undefined && (
            <p aria-live="polite" className="tabular-nums">
              {note}
            </p>
          )}
        </Text>
      )}
      <FieldError className="flex items-start gap-1.5 text-sm text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>{error}</span>
      </FieldError>
    </>
  )
}
