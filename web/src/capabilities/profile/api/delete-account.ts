import { FunctionsHttpError } from '@supabase/functions-js'
import { useMutation } from '@tanstack/react-query'
import { discardAllUnsent } from '../../../lib/outbox/outbox.ts'
import { currentSession, signOut } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** Rows and files go on the server; then this device forgets the person as if they had left. */
async function deleteAccount(password: string): Promise<void> {
  const { error } = await supabase().functions.invoke('delete-account', { body: { password } })
  if (error) throw error
  const userId = currentSession()?.user.id
  // First: whatever else asks the server now would be told that the session has ended.
  await signOut()
  // There is nobody left to send it.
  if (userId) await discardAllUnsent(userId).catch(() => undefined)
}

/** The function's own word for what it refused. */
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
