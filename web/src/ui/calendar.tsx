import { type CalendarDate, parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type CalendarProps as AriaCalendarProps,
  Heading,
} from 'react-aria-components'
import { frameButton } from './field-styles.ts'

const LAST_DAY = parseDate('2199-12-31')

interface DayCalendarProps {
  label: string
  value: string | null
  onChange: (day: string) => void
}

export function DayCalendar({ label, value, onChange }: DayCalendarProps) {
  return (
    <Calendar
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is opened to choose a day
      autoFocus
      aria-label={label}
      value={value === null ? null : parseDate(value)}
      maxValue={LAST_DAY}
      onChange={(day) => onChange(day.toString())}
    />
  )
}

export function Calendar(props: AriaCalendarProps<CalendarDate>) {
  return (
    <AriaCalendar {...props} className="w-fit">
      <header className="mb-2 flex items-center justify-between gap-2">
        <Button slot="previous" className={frameButton}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Heading className="text-sm font-semibold first-letter:uppercase" />
        <Button slot="next" className={frameButton}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="border-separate border-spacing-0.5">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-soft">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="grid size-10 cursor-pointer place-items-center rounded-md text-sm tabular-nums outline-0 hover:bg-action-soft selected:bg-action selected:font-semibold selected:text-on-action focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus disabled:cursor-default disabled:text-ink-faint/60 disabled:hover:bg-transparent outside-month:invisible desk:size-9"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  )
}
