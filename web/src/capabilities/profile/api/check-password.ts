import { oneOffAuth } from '../../../lib/one-off-auth.ts'

/**
 * Signing in is the only way to check a password on every Supabase: `current_password` is read only if the project demands it. The session
 * it opens ends at once.
 */
export async function checkPassword(email: string, password: string): Promise<void> {
  const { error } = await oneOffAuth().signInWithPassword({ email, password })
  if (error) throw error
  await oneOffAuth().signOut({ scope: 'local' })
}
