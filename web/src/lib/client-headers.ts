/** Sent with every request to the server. */
export const CLIENT_HEADERS = { 'X-Client-Info': 'predio-web' } as const
