import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from 'react-aria-components'
import { DateSegments } from './date-segments.tsx'
import { FieldHelp } from './field-help.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStack, groupFrame } from './field-styles.ts'

type DateFieldProps = Omit<FieldProps, 'placeholder'> &
  Omit<AriaDateFieldProps<DateValue>, 'children' | 'className' | 'style'>

/** A date that is known by heart (a birthday, a signature): typed, no calendar. */
export function DateField({ label, description, error, ...rest }: DateFieldProps) {
  return (
    <AriaDateField
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      shouldForceLeadingZeros
      {...rest}
      className={fieldStack}
    >
      <FieldLabel text={label} isRequired={rest.isRequired} />
      <DateSegments className={`${groupFrame} px-3`} />
      <FieldHelp description={description} error={error} />
    </AriaDateField>
  )
}
