export const CLIENT_HEADERS = { 'X-Client-Info': 'predio-web' } as const

/** A key that is a token stands for everybody without a session; newer keys are no tokens. */
export function bearerOf(key: string): string | undefined {
  return key.startsWith('sb_') ? undefined : key
}
