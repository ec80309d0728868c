import { Label } from 'react-aria-components'

/** The asterisk is hidden from screen readers, because the control itself says that it is required. */
export function FieldLabel({
  text,
  isRequired,
}: {
  text: string
  isRequired?: boolean | undefined
}) {
  return (
    <Label className="w-fit text-sm font-medium text-ink">
      {text}
      {isRequired && (
        <span aria-hidden="true" className="ml-0.5 text-attention">
          *
        </span>
      )}
    </Label>
  )
}
