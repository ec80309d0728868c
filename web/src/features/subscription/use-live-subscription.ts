import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../../lib/session/index.ts'
import { supabase } from '../../lib/supabase.ts'
import { subscriptionQuery } from './api/read-subscription.ts'

/** A channel that is leaving keeps its topic for a moment: the next one needs a name of its own. */
let opened = 0

/** While the screen is open it follows the row: payments, renewals and cancellations come from elsewhere. */
export function useLiveSubscription(): void {
  const { id } = useUser()
  const client = useQueryClient()

  useEffect(() => {
    const { queryKey } = subscriptionQuery(id)
    const channel = supabase()
      .channel(`subscription:${id}:${++opened}`)
      .on(
        'postgres_changes',
        { event: 'UPDATE', schema: 'public', table: 'subscriptions', filter: `user_id=eq.${id}` },
        () => void client.invalidateQueries({ queryKey }),
      )
      .subscribe()
    return () => void supabase().removeChannel(channel)
  }, [id, client])
}
