import type { DayTime } from '../lib/day-time.ts'
import { DatePicker } from './date-picker.tsx'
import { TextField } from './text-field.tsx'
import { messages } from './messages.ts'

interface DayTimeFieldProps {
  label: string
  timeLabel?: string
  value: DayTime
  onChange: (value: DayTime) => void
  error?: string | undefined
}

/** A time without a day has no meaning, so the time can be entered only after the day. */
export function DayTimeField({
  label,
  timeLabel = messages.time,
  value,
  onChange,
  error,
}: DayTimeFieldProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9rem] items-start gap-3">
      <DatePicker
        label={label}
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
        error={error}
      />
      <TextField
        label={timeLabel}
        type="time"
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
        isDisabled={value.day === null}
      />
    </div>
  )
}
