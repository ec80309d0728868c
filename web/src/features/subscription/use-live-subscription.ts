import { useEffect } from 'react'
import { changedElsewhere } from '../../lib/data/changed.ts'
import { useUser } from '../../lib/session/index.ts'
import { supabase } from '../../lib/supabase.ts'

/** A channel that is leaving keeps its topic for a moment: the next one needs a name of its own. */
let opened = 0

/** While the screen is open it follows the row: payments, renewals and cancellations come from elsewhere. */
export function useLiveSubscription(): void {
  const { id } = useUser()

  useEffect(() => {
    const channel = supabase()
      .channel(`subscription:${id}:${++opened}`)
      .on(
        'postgres_changes',
        { event: 'UPDATE', schema: 'public', table: 'subscriptions', filter: `user_id=eq.${id}` },
        () => void changedElsewhere('subscriptions'),
      )
      .subscribe()
    return () => void supabase().removeChannel(channel)
  }, [id])
}
