import { useState } from 'react'
import { readPreference, savePreference } from '../../lib/preferences.ts'
import { useUser } from '../../lib/session/index.ts'
import { useToday } from './use-today.ts'

/** This device stores which notices the person closed today. */
export function useDismissedToday(name: string): [isDismissed: boolean, dismiss: () => void] {
  const { id } = useUser()
  const today = useToday()
  const [day, setDay] = useState(() => readPreference(name, id))
  return [
    day === today,
    () => {
      setDay(today)
      savePreference(name, id, today)
    },
  ]
}
