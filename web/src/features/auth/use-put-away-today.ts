import { toCalendarDate } from '@predio/domain/dates'
import { useState } from 'react'
import { readPreference, savePreference } from '../../lib/preferences.ts'
import { useUser } from '../../lib/session/index.ts'
import { useNow } from '../../lib/use-now.ts'
import { useZone } from '../../records/profile/use-zone.ts'

/** Something the person may put away until tomorrow, on this device. */
export function usePutAwayToday(name: string): [isAway: boolean, putAway: () => void] {
  const { id } = useUser()
  const today = toCalendarDate(useNow(), useZone())
  const [day, setDay] = useState(() => readPreference(name, id))
  return [
    day === today,
    () => {
      setDay(today)
      savePreference(name, id, today)
    },
  ]
}
