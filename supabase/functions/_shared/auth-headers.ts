/** Asks the auth service for its newer error bodies, where `code` is a word. */
export const AUTH_HEADERS = { 'x-supabase-api-version': '2024-01-01' }
