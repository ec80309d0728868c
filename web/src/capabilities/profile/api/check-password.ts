import { oneOffAuth } from '../../../lib/one-off-auth.ts'

/**
 * Signing in is the only way to check a password on every Supabase project: `current_password` is checked only if the project demands it.
 * The new session is ended at once.
 */
export async function checkPassword(email: string, password: string): Promise<void> {
  const { error } = await oneOffAuth().signInWithPassword({ email, password })
  if (error) throw error
  await oneOffAuth().signOut({ scope: 'local' })
}
