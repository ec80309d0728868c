export const CLIENT_HEADERS = { 'X-Client-Info': 'predio-web' } as const

/** A key that is a token itself stands for everybody without a session; one of the newer kind is no token. */
export function bearerOf(key: string): string | undefined {
  return key.startsWith('sb_') ? undefined : key
}
