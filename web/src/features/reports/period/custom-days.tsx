import { checkRange, EARLIEST_DAY, LATEST_DAY, type DayRange } from '@predio/domain/reports'
import { useEffect, useState } from 'react'
import { useSettled } from '../../../lib/use-settled.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { messages, rangeFaults } from '../messages.ts'

interface CustomDaysProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

/** A day is typed part by part: only what is whole and still for a moment is asked for. */
export function CustomDays({ range, onChange }: CustomDaysProps) {
  const [days, setDays] = useState<{ from: string | null; to: string | null }>(range)
  const [known, setKnown] = useState(range)
  const settled = useSettled(days)
  const checked = checkRange(days.from, days.to)

  // Back and Forward change the address under the fields.
  if (known.from !== range.from || known.to !== range.to) {
    setKnown(range)
    setDays(range)
  }

  useEffect(() => {
    const { from, to } = settled
    const whole = checkRange(from, to)
    if (!('range' in whole) || (from === known.from && to === known.to)) return
    setKnown(whole.range)
    onChange(whole.range)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed asks anew
  }, [settled])

  return (
    <>
      <div className="sm:w-44">
        <DatePicker
          label={messages.from}
          minValue={EARLIEST_DAY}
          maxValue={LATEST_DAY}
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
        />
      </div>
      <div className="sm:w-44">
        <DatePicker
          label={messages.to}
          minValue={EARLIEST_DAY}
          maxValue={LATEST_DAY}
          value={days.to}
          error={'fault' in checked ? rangeFaults[checked.fault] : undefined}
          onChange={(to) => setDays({ ...days, to })}
        />
      </div>
    </>
  )
}
