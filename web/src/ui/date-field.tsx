import type { CalendarDate } from '@internationalized/date'
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
} from 'react-aria-components'
import { DateSegments } from './date-segments.tsx'
import { FieldHelp } from './field-help.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStack, groupFrame } from './field-styles.ts'
import { fromIso, type IsoDateProps } from './iso-date.ts'

type DateFieldProps = Omit<FieldProps, 'placeholder'> &
  IsoDateProps &
  Pick<
    AriaDateFieldProps<CalendarDate>,
    'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus' | 'onBlur'
  >

/** A date that is known by heart (a birthday, a signature): typed, no calendar. */
export function DateField({
  label,
  description,
  error,
  value,
  onChange,
  minValue,
  maxValue,
  ...rest
}: DateFieldProps) {
  return (
    <AriaDateField<CalendarDate>
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      shouldForceLeadingZeros
      {...rest}
      {...fromIso({ value, onChange, minValue, maxValue })}
      className={fieldStack}
    >
      <FieldLabel text={label} isRequired={rest.isRequired} />
      <DateSegments className={`${groupFrame} px-3`} />
      <FieldHelp description={description} error={error} />
    </AriaDateField>
  )
}
