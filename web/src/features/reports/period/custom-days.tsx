import { checkRange, EARLIEST_DAY, LATEST_DAY, type DayRange } from '@predio/domain/reports'
import { useEffect, useState } from 'react'
import { useSettled } from '../../../lib/use-settled.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { messages, rangeFaults } from '../messages.ts'

interface CustomDaysProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

/** A person types the parts of a day one by one, so a range is reported when it is complete and nothing was typed for a moment. */
export function CustomDays({ range, onChange }: CustomDaysProps) {
  const [days, setDays] = useState<{ from: string | null; to: string | null }>(range)
  const [address, setAddress] = useState(range)
  const [reported, setReported] = useState(range)
  const settled = useSettled(days)
  const checked = checkRange(days.from, days.to)

  if (!isSame(address, range)) {
    setAddress(range)
    // Back and Forward change the fields. A range that was typed here must not, because the person may already be typing the next one.
    if (!isSame(reported, range)) {
      setReported(range)
      setDays(range)
    }
  }

  useEffect(() => {
    const complete = checkRange(settled.from, settled.to)
    if (!('range' in complete) || isSame(complete.range, reported)) return
    setReported(complete.range)
    onChange(complete.range)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typing reports a range
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

function isSame(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to
}
