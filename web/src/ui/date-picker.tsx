import type { CalendarDate } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import {
  Button,
  DatePicker as AriaDatePicker,
  Dialog,
  Group,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components'
import { Calendar } from './calendar.tsx'
import { DateSegments } from './date-segments.tsx'
import { FieldHelp } from './field-help.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStack, frameButton, groupFrame } from './field-styles.ts'
import { fromIso, type IsoDateProps } from './iso-date.ts'
import { Popover } from './popover.tsx'

type DatePickerProps = Omit<FieldProps, 'placeholder'> &
  IsoDateProps &
  Pick<
    AriaDatePickerProps<CalendarDate>,
    'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus' | 'onBlur'
  >

/** A date that is chosen by looking at the weeks around it. */
export function DatePicker({
  label,
  description,
  error,
  value,
  onChange,
  minValue,
  maxValue,
  ...rest
}: DatePickerProps) {
  return (
    <AriaDatePicker<CalendarDate>
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      shouldForceLeadingZeros
      {...rest}
      {...fromIso({ value, onChange, minValue, maxValue })}
      className={fieldStack}
    >
      <FieldLabel text={label} isRequired={rest.isRequired} />
      <Group className={groupFrame}>
        <DateSegments className="flex flex-1 items-center px-3" />
        <Button className={frameButton}>
          <CalendarDays aria-hidden="true" />
        </Button>
      </Group>
      <FieldHelp description={description} error={error} />
      <Popover>
        <Dialog className="p-3 outline-none">
          <Calendar />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}
