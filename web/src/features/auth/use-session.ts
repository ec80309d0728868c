import type { Session } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { supabase } from '../../lib/supabase.ts'

/** The session, null without one, undefined until it is known. */
export function useSession(): Session | null | undefined {
  const [session, setSession] = useState<Session | null>()
  useEffect(() => {
    const { data } = supabase().auth.onAuthStateChange((_event, next) => setSession(next))
    return () => data.subscription.unsubscribe()
  }, [])
  return session
}
