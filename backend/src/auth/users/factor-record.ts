export interface FactorRecord {
  id: string
  friendly_name: string | null
  factor_type: 'totp' | 'phone' | 'webauthn' | 'recovery_code'
  status: 'unverified' | 'verified'
  created_at: string
  updated_at: string
  last_challenged_at: string | null
}

export const FACTORS_JSON = `coalesce(
  (select jsonb_agg(jsonb_build_object('id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
     'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at,
     'last_challenged_at', f.last_challenged_at) order by f.created_at, f.id)
   from auth.mfa_factors f where f.user_id = u.id),
  '[]'::jsonb)`

/** Empty fields are omitted, as Go's `omitempty` does. */
export function presentFactor(factor: FactorRecord): Record<string, unknown> {
  const { id, friendly_name: name, factor_type, status, last_challenged_at: challenged } = factor
  return {
    id,
    created_at: new Date(factor.created_at).toISOString(),
    updated_at: new Date(factor.updated_at).toISOString(),
    status,
    ...(name && { friendly_name: name }),
    factor_type,
    ...(challenged && { last_challenged_at: new Date(challenged).toISOString() }),
  }
}

export function isVerified({ status }: FactorRecord): boolean {
  return status === 'verified'
}

/** Recovery codes replace a lost app; they are never the only factor. */
export function isVerifiedApp(factor: FactorRecord): boolean {
  return isVerified(factor) && factor.factor_type !== 'recovery_code'
}
