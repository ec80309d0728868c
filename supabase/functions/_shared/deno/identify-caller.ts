import type { Caller } from '../context.ts'

/**
 * The auth service identifies the person of the bearer token. The platform's own `verify_jwt` knows only the project's older shared secret,
 * and a function must not depend on a setting outside of its code.
 */
export async function identifyCaller(
  request: Request,
  supabaseUrl: string,
  publishableKey: string,
): Promise<Caller | undefined> {
  const token = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token || token.startsWith('sb_')) return undefined
  const response = await fetch(new URL('/auth/v1/user', supabaseUrl), {
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'x-supabase-api-version': '2024-01-01',
    },
  })
  if (response.status >= 500) throw new Error(`auth answered ${response.status}`)
  const { id, code } = (await response.json()) as { id?: unknown; code?: unknown }
  if (response.ok) return typeof id === 'string' ? { id, token } : undefined
  // The token is valid, but its user no longer exists: an interrupted removal of the account may still be finished.
  return code === 'user_not_found' ? readSubject(token) : undefined
}

function readSubject(token: string): Caller | undefined {
  const payload = token.split('.')[1] ?? ''
  const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  const { sub } = JSON.parse(json) as { sub?: unknown }
  return typeof sub === 'string' ? { id: sub, token } : undefined
}
