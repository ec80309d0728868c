import { parseDate, type CalendarDate } from '@internationalized/date'

/** A day as screens and database write it, 'YYYY-MM-DD': no time, no zone. */
export interface IsoDateProps {
  value: string | null
  /** Null while the day is not whole: nothing typed yet, or a part taken away. */
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

/** The calendar's own kind of date stays inside the kit. */
export function fromIso({ value, onChange, minValue, maxValue }: IsoDateProps): CalendarProps {
  return {
    value: value === null ? null : parseDate(value),
    onChange: (date) => onChange(date?.toString() ?? null),
    ...(minValue && { minValue: parseDate(minValue) }),
    ...(maxValue && { maxValue: parseDate(maxValue) }),
  }
}
