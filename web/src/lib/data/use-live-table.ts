import { useEffect, useState } from 'react'
import { log } from '../log.ts'
import { useUser } from '../session/index.ts'
import { realtime } from '../supabase.ts'
import { whenIdle } from '../when-idle.ts'
import { refreshTables } from './changed.ts'
import type { Table } from './query-keys.ts'

/** A removed channel keeps its topic for a moment, so each new channel's topic contains a number. */
let channelCount = 0

export function useLiveTable(table: Table): boolean {
  const { id } = useUser()
  const [isLive, setLive] = useState(false)

  useEffect(() => {
    const refetch = () => void refreshTables(table)
    let isGone = false
    let leave = () => {}
    const join = async () => {
      const client = await realtime()
      if (isGone) return
      const channel = client
        .channel(`${table}:${id}:${++channelCount}`)
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table, filter: `user_id=eq.${id}` },
          refetch,
        )
        .subscribe((status) => {
          const isListening = (status as string) === 'SUBSCRIBED'
          setLive(isListening)
          if (isListening) refetch()
        })
      leave = () => void client.removeChannel(channel)
    }
    // The first screen does not need the channel, so it opens when the browser is idle.
    const stop = whenIdle(() => {
      join().catch((error: unknown) => log.warn('realtime did not load', error))
    })
    return () => {
      isGone = true
      stop()
      setLive(false)
      leave()
    }
  }, [id, table])

  return isLive
}
