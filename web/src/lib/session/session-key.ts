/** The local-storage key of supabase-js's session. public/enter.js, which cannot import it, repeats it (PUB-07). */
export const SESSION_KEY = 'predio.session'
