type Environment = (name: string) => string | undefined

/** Newer projects of Supabase have a list of named keys, older ones have single keys. */
export function readKeys(env: Environment): { publishableKey: string; secretKey: string } {
  return {
    publishableKey: firstOf(env, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    secretKey: firstOf(env, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
  }
}

function firstOf(env: Environment, list: string, single: string): string {
  const key = defaultOf(env(list)) ?? env(single)
  if (!key) throw new Error(`neither ${list} nor ${single} is set`)
  return key
}

function defaultOf(list: string | undefined): string | undefined {
  if (!list) return undefined
  try {
    const key = (JSON.parse(list) as Record<string, unknown>)['default']
    return typeof key === 'string' ? key : undefined
  } catch {
    return undefined
  }
}
