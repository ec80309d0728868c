import type { Client } from 'pg'

export interface SecretsCount {
  encrypted: number
  plain: number
  apps: number
  isServerSealed: boolean
}

/** Databases of versions before encryption store the keys in columns of the settings. */
export async function countSecrets(client: Client): Promise<SecretsCount> {
  const { rows } = await client.query<{ is_new: boolean; has_apps: boolean }>(
    `select to_regclass('public.user_secrets') is not null as is_new, to_regclass('auth.mfa_factors') is not null as has_apps`,
  )
  const { rows: apps } = await client.query<{ apps: number }>(
    rows[0]?.has_apps
      ? 'select count(secret)::int as apps from auth.mfa_factors'
      : 'select 0 as apps',
  )
  const { rows: sealed } = await client.query(
    `select from predio.secrets where name like '%@%' limit 1`,
  )
  const { rows: counted } = await client.query<Pick<SecretsCount, 'encrypted' | 'plain'>>(
    rows[0]?.is_new
      ? `select count(ciphertext)::int as encrypted, count(plain_text)::int as plain from public.user_secrets`
      : `select 0 as encrypted, (count(wordpress_api_key) + count(openai_api_key))::int as plain from public.user_settings`,
  )
  return {
    encrypted: 0,
    plain: 0,
    ...counted[0],
    apps: apps[0]?.apps ?? 0,
    isServerSealed: sealed.length > 0,
  }
}
