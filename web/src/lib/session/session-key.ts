/** The local-storage key of supabase-js's session. */
export const SESSION_KEY = 'predio.session'
