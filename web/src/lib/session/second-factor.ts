import type { Factor, Session } from '@supabase/auth-js'

/** The apps among the person's factors. Recovery codes are a factor too, but never the only one. */
export function appsOf(session: Session | null | undefined): Factor[] {
  return (session?.user.factors ?? []).filter(
    ({ status, factor_type: type }) => status === 'verified' && type === 'totp',
  )
}

export function hasRecoveryCodes(session: Session | null | undefined): boolean {
  return (session?.user.factors ?? []).some(({ factor_type: type }) => type === 'recovery_code')
}

/** Until the second factor was verified in this session, the server returns no data. */
export function owesSecondFactor(session: Session | null | undefined): boolean {
  const isOn = (session?.user.factors ?? []).some(({ status }) => status === 'verified')
  return isOn && levelOf(session?.access_token ?? '') !== 'aal2'
}

function levelOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal
  } catch {
    return undefined
  }
}
