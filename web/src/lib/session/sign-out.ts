import { dropDrafts } from '../drafts.ts'
import { leavePush } from '../drop-push.ts'
import { dropPreferences } from '../preferences.ts'
import { supabase } from '../supabase.ts'
import { noteSignOut } from './session.ts'

/** auth-js tells other tabs of the sign-out; this channel tells them that it was on purpose. */
const channel = new BroadcastChannel('predio.sign-out')
channel.addEventListener('message', forgetPerson)

/** ACC-25: 'Salir' ends the session in all tabs of this device and removes the person's drafts and preferences. */
export async function signOut(): Promise<void> {
  forgetPerson()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of our origin already
  channel.postMessage('signed-out')
  await leavePush()
  await supabase().auth.signOut({ scope: 'local' })
}

function forgetPerson(): void {
  noteSignOut()
  dropDrafts()
  dropPreferences()
}
