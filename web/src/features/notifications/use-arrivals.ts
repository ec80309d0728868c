import { useEffect, useRef, useState } from 'react'
import type { Notification } from './api/list-notifications.ts'
import { newcomers } from './newcomers.ts'

/** What came in since the list was first seen: the latest batch, to be announced. */
export function useArrivals(list: readonly Notification[] | undefined): readonly Notification[] {
  const seen = useRef<readonly Notification[]>(undefined)
  const [arrived, setArrived] = useState<readonly Notification[]>([])
  useEffect(() => {
    if (!list) return
    const fresh = seen.current ? newcomers(seen.current, list) : []
    seen.current = list
    if (fresh.length > 0) setArrived(fresh)
  }, [list])
  return arrived
}
