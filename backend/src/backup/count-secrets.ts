import type { Client } from 'pg'

/** How many keys of agents there are, by how they lie in the database. */
export interface SecretsCount {
  encrypted: number
  plain: number
}

/** Also of a database from before keys were encrypted, where they are columns of the settings. */
export async function countSecrets(client: Client): Promise<SecretsCount> {
  const { rows } = await client.query<{ is_new: boolean }>(
    `select to_regclass('public.user_secrets') is not null as is_new`,
  )
  const { rows: counted } = await client.query<SecretsCount>(
    rows[0]?.is_new
      ? `select count(ciphertext)::int as encrypted, count(plain_text)::int as plain from public.user_secrets`
      : `select 0 as encrypted, (count(wordpress_api_key) + count(openai_api_key))::int as plain from public.user_settings`,
  )
  return counted[0] ?? { encrypted: 0, plain: 0 }
}
