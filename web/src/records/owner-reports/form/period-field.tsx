import {
  checkReportPeriod,
  REPORT_PERIOD_LABELS,
  REPORT_PERIODS,
  reportPeriod,
  type ReportPeriod,
  type ReportPeriodName,
} from '@predio/domain/owner-reports'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Select } from '../../../ui/select.tsx'
import { messages } from '../messages.ts'
import { optionsOf } from '../../../ui/option.ts'

export interface ChosenPeriod {
  name: ReportPeriodName
  firstDay: string | null
  lastDay: string | null
}

const OPTIONS = optionsOf(REPORT_PERIOD_LABELS)

export function periodOf(
  { name, firstDay, lastDay }: ChosenPeriod,
  today: string,
  publishedDay: string | null,
): { period: ReportPeriod } | { fault: string } {
  if (name !== 'custom') return { period: reportPeriod(name, today, publishedDay) }
  const checked = checkReportPeriod(firstDay, lastDay, today)
  return 'fault' in checked ? { fault: messages.faults[checked.fault] } : checked
}

interface PeriodFieldProps {
  value: ChosenPeriod
  current: ReportPeriod | undefined
  today: string
  fault: string | undefined
  onChange: (value: ChosenPeriod) => void
}

export function PeriodField({ value, current, today, fault, onChange }: PeriodFieldProps) {
  function choose(key: string | number | null): void {
    const name = REPORT_PERIODS.find((each) => each === key)
    if (!name) return
    onChange({
      name,
      firstDay: current?.firstDay ?? value.firstDay,
      lastDay: current?.lastDay ?? value.lastDay,
    })
  }
  return (
    <div className="flex flex-col gap-4">
      <Select label={messages.period} options={OPTIONS} value={value.name} onChange={choose} />
      {value.name === 'custom' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <DatePicker
            label={messages.firstDay}
            value={value.firstDay}
            maxValue={today}
            onChange={(firstDay) => onChange({ ...value, firstDay })}
          />
          <DatePicker
            label={messages.lastDay}
            value={value.lastDay}
            maxValue={today}
            error={fault}
            onChange={(lastDay) => onChange({ ...value, lastDay })}
          />
        </div>
      )}
    </div>
  )
}
