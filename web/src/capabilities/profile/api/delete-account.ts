import { FunctionsHttpError } from '@supabase/functions-js'
import { useMutation } from '@tanstack/react-query'
import { emptyOutbox } from '../../../lib/outbox/outbox.ts'
import { currentSession, signOut } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

async function deleteAccount(password: string): Promise<void> {
  const { error } = await supabase().functions.invoke('delete-account', { body: { password } })
  if (error) throw error
  const userId = currentSession()?.user.id
  // Signing out comes first, because all other requests would fail and report a lost session.
  await signOut()
  // Unsent saves of the deleted account can never be sent.
  if (userId) await emptyOutbox(userId).catch(() => undefined)
}

export async function refusalOf(error: unknown): Promise<string | undefined> {
  if (!(error instanceof FunctionsHttpError)) return undefined
  try {
    const body = (await (error.context as Response).json()) as { error?: string }
    return body.error
  } catch {
    return undefined
  }
}

export function useDeleteAccount() {
  return useMutation({ mutationFn: deleteAccount })
}
