export const CLIENT_HEADERS = { 'X-Client-Info': 'predio-web' } as const

/** An older public key is a JWT, which is sent as bearer when there is no session; newer keys (`sb_…`) are no tokens. */
export function bearerOf(key: string): string | undefined {
  return key.startsWith('sb_') ? undefined : key
}
