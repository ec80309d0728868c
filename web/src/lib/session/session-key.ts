/** Where supabase-js keeps the session in local storage. public/enter.js, which cannot import it, looks there too. */
export const SESSION_KEY = 'predio.session'
