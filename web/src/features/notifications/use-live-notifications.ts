import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { changedElsewhere } from '../../lib/data/changed.ts'
import { useUser } from '../../lib/session/index.ts'
import { supabase } from '../../lib/supabase.ts'

/** A channel that is leaving keeps its topic for a moment: the next one needs a name of its own. */
let opened = 0

/** Reads the list again whenever the server says that it changed; the answer is whether the server can say so. */
export function useLiveNotifications(): boolean {
  const { id } = useUser()
  const [isLive, setLive] = useState(false)

  useEffect(() => {
    const readAgain = () => void changedElsewhere('notifications')
    const channel = supabase()
      .channel(`notifications:${id}:${++opened}`)
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'notifications', filter: `user_id=eq.${id}` },
        readAgain,
      )
      .subscribe((status) => {
        const isListening = status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED
        setLive(isListening)
        // What happened while nobody was listening.
        if (isListening) readAgain()
      })
    return () => {
      setLive(false)
      void supabase().removeChannel(channel)
    }
  }, [id])

  return isLive
}
