/** With this header the auth service answers in its newer form, with the name of an error in `code`. */
export const AUTH_HEADERS = { 'x-supabase-api-version': '2024-01-01' }
