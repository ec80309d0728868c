/** The newer version of the auth service names errors by a word in `code`. */
export const AUTH_HEADERS = { 'x-supabase-api-version': '2024-01-01' }
