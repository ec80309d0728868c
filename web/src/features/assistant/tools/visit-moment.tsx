import { toCalendarDate, toClockTime, toInstant } from '@predio/domain/dates'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { DayTime } from '../../../lib/day-time.ts'
import { DayTimeField } from '../../../ui/day-time-field.tsx'
import { messages } from './messages.ts'

interface VisitMomentProps {
  at: Date
  zone: string
  onChange: (at: Date | undefined) => void
}

/** An agent who sees a conflict can choose another time here, faster than by asking the assistant again. */
export function VisitMoment({ at, zone, onChange }: VisitMomentProps) {
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState<DayTime>({
    day: toCalendarDate(at, zone),
    time: toClockTime(at, zone),
  })

  function change(next: DayTime): void {
    setValue(next)
    onChange(next.day && next.time ? toInstant(next.day, next.time, zone) : undefined)
  }

  if (isOpen) return <DayTimeField label={messages.day} value={value} onChange={change} />
  return (
    <div className="-mx-3 -my-2">
      <Button look="quiet" size="small" onPress={() => setOpen(true)}>
        {messages.changeMoment}
      </Button>
    </div>
  )
}
