import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { changedElsewhere } from '../../lib/data/changed.ts'
import { useUser } from '../../lib/session/index.ts'
import { supabase } from '../../lib/supabase.ts'

/** A channel that is being removed keeps its topic for a moment, so each one gets a number of its own. */
let channelCount = 0

/** Refetches the list whenever the server reports a change. Returns whether the realtime connection is up. */
export function useLiveNotifications(): boolean {
  const { id } = useUser()
  const [isLive, setLive] = useState(false)

  useEffect(() => {
    const refetch = () => void changedElsewhere('notifications')
    const channel = supabase()
      .channel(`notifications:${id}:${++channelCount}`)
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'notifications', filter: `user_id=eq.${id}` },
        refetch,
      )
      .subscribe((status) => {
        const isListening = status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED
        setLive(isListening)
        // Catches up with changes from before the subscription.
        if (isListening) refetch()
      })
    return () => {
      setLive(false)
      void supabase().removeChannel(channel)
    }
  }, [id])

  return isLive
}
