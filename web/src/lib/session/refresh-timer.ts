import { supabase } from '../supabase.ts'
import { freshSession } from './refresh-session.ts'

/** Specification, platform section 4: beside the library's own refresh, which sleeps in a hidden tab. */
const EVERY_MS = 4 * 60_000

let timer: ReturnType<typeof setInterval> | undefined

export function startRefreshTimer(): void {
  timer ??= setInterval(() => void keepFresh(), EVERY_MS)
}

export function stopRefreshTimer(): void {
  clearInterval(timer)
  timer = undefined
}

/** A session that is gone from storage (site data cleared by hand, say) sends no event: the sign-out makes one. */
async function keepFresh(): Promise<void> {
  const session = await freshSession()
  if (session || !timer) return
  stopRefreshTimer()
  await supabase().auth.signOut({ scope: 'local' })
}
