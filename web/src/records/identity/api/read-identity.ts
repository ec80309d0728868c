import { IDENTITY_PROFILE_COLUMNS, toIdentity, type Identity } from '@predio/domain/identity'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { fileStorage, supabase } from '../../../lib/supabase.ts'

export async function readIdentityRow(userId: string) {
  const { data } = await supabase()
    .from('profiles')
    .select(`id, updated_at, ${IDENTITY_PROFILE_COLUMNS}`)
    .eq('id', userId)
    .single()
    .throwOnError()
  return data
}

export type IdentityRow = Awaited<ReturnType<typeof readIdentityRow>>

async function readLogoUrl(userId: string): Promise<string | null> {
  const { data } = await supabase()
    .from('user_settings')
    .select('logo_url')
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data?.logo_url ?? null
}

async function photoAddress(path: string | null): Promise<string | null> {
  if (path === null) return null
  return (await fileStorage()).from('images').getPublicUrl(path).data.publicUrl
}

export interface StoredIdentity {
  row: IdentityRow
  identity: Identity
}

/** IDENT-01: every output to clients shows this identity. */
export async function readIdentity(userId: string): Promise<StoredIdentity> {
  const [row, logoUrl] = await Promise.all([readIdentityRow(userId), readLogoUrl(userId)])
  const photoUrl = await photoAddress(row.photo_path)
  return { row, identity: toIdentity(row, { photoUrl, logoUrl }) }
}

function identityQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('identity', userId),
    queryFn: () => readIdentity(userId),
    refetchOnWindowFocus: 'always',
  })
}

export function useIdentity() {
  return useQuery(identityQuery(useUser().id))
}
