import { oneOffAuth } from '../../../lib/one-off-auth.ts'

/**
 * Throws unless it is the account's password. Signing in is the only question about a password that every Supabase
 * answers: `current_password` is looked at only where the project's setting demands it. The session it opens ends at once.
 */
export async function checkPassword(email: string, password: string): Promise<void> {
  const { error } = await oneOffAuth().signInWithPassword({ email, password })
  if (error) throw error
  await oneOffAuth().signOut({ scope: 'local' })
}
