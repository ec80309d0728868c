import { type CalendarDate, parseDate } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import {
  Button,
  DateInput,
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  DateSegment,
  Dialog,
  Group,
} from 'react-aria-components'
import { Calendar } from './calendar.tsx'
import { FieldHelp } from './field-help.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStack, frameButton, groupFrame } from './field-styles.ts'
import { Popover } from './popover.tsx'
import { cx } from './cx.ts'
import { useMemo } from 'react'

interface IsoDateProps {
  value: string | null
  /** Null while the typed day is incomplete. */
  onChange: (value: string | null) => void
  minValue?: string | undefined
  maxValue?: string | undefined
}

interface CalendarProps {
  value: CalendarDate | null
  onChange: (value: CalendarDate | null) => void
  minValue?: CalendarDate
  maxValue?: CalendarDate
}

type DatePickerProps = Omit<FieldProps, 'placeholder'> &
  IsoDateProps &
  Pick<
    AriaDatePickerProps<CalendarDate>,
    'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus' | 'onBlur'
  >

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
      {...useCalendarDates({ value, onChange, minValue, maxValue })}
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

function DateSegments({ className }: { className: string }) {
  return (
    <DateInput className={cx(className, 'tabular-nums')}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-sm px-0.5 py-0.5 caret-transparent outline-none type-literal:px-0 type-literal:text-ink-soft placeholder-shown:text-ink-faint focus:bg-action focus:text-on-action disabled:text-ink-faint"
        />
      )}
    </DateInput>
  )
}

function useCalendarDates({ value, onChange, minValue, maxValue }: IsoDateProps): CalendarProps {
  // The object stays the same for the same day, because another object makes the field drop what is half typed ('31 06').
  const day = useMemo(() => (value === null ? null : parseDate(value)), [value])
  return {
    value: day,
    onChange: (date) => onChange(date?.toString() ?? null),
    ...(minValue && { minValue: parseDate(minValue) }),
    ...(maxValue && { maxValue: parseDate(maxValue) }),
  }
}
