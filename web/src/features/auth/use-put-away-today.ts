import { toCalendarDate } from '@predio/domain/dates'
import { useState } from 'react'
import { readKept, saveKept } from '../../lib/kept.ts'
import { useUser } from '../../lib/session/index.ts'
import { useNow } from '../../lib/use-now.ts'
import { useZone } from '../../records/profile/use-zone.ts'

/** Something the person may put away until tomorrow, on this device. */
export function usePutAwayToday(name: string): [isAway: boolean, putAway: () => void] {
  const { id } = useUser()
  const today = toCalendarDate(useNow(), useZone())
  const [day, setDay] = useState(() => readKept(name, id))
  return [
    day === today,
    () => {
      setDay(today)
      saveKept(name, id, today)
    },
  ]
}
