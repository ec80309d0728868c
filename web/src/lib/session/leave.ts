import { dropDrafts } from '../drafts.ts'
import { dropPreferences } from '../preferences.ts'
import { supabase } from '../supabase.ts'
import { noteLeaving } from './session.ts'

/** Other tabs learn of the sign-out from supabase-js; that it was meant, from here. */
const channel = new BroadcastChannel('predio.leave')
channel.addEventListener('message', prepareToLeave)

/** Salir: ends the session on this device, in all its tabs, and leaves nothing of the person behind. */
export async function leave(): Promise<void> {
  prepareToLeave()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of our origin already
  channel.postMessage('left')
  await supabase().auth.signOut({ scope: 'local' })
}

function prepareToLeave(): void {
  noteLeaving()
  dropDrafts()
  dropPreferences()
}
