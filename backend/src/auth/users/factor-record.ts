/** A row of auth.mfa_factors without its secret, as PostgreSQL's own JSON prints it. */
export interface FactorRecord {
  id: string
  friendly_name: string | null
  factor_type: 'totp' | 'phone' | 'webauthn' | 'recovery_code'
  status: 'unverified' | 'verified'
  created_at: string
  updated_at: string
  last_challenged_at: string | null
}

/** Selects the factors of anything called `u` that has the columns of auth.users. */
export const FACTORS_JSON = `coalesce(
  (select jsonb_agg(jsonb_build_object('id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
     'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at,
     'last_challenged_at', f.last_challenged_at) order by f.created_at, f.id)
   from auth.mfa_factors f where f.user_id = u.id),
  '[]'::jsonb)`

/** A factor on the wire. Empty fields are left out, as Go's `omitempty` does. */
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

/** Recovery codes stand in for an app that is lost; they are never the only factor. */
export function isVerifiedApp(factor: FactorRecord): boolean {
  return isVerified(factor) && factor.factor_type !== 'recovery_code'
}
