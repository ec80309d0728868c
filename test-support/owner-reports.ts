import { createHash, randomBytes } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Json } from '../domain/src/database/index.ts'
import type { OwnerReportFacts } from '../domain/src/owner-reports/index.ts'

interface NewReport {
  userId: string
  propertyId: string
  clientId?: string | null
  recommendation?: string | null
  facts: OwnerReportFacts
  token?: string
}

interface SentReport {
  id: string
  token: string
  path: string
}

export async function insertReport(
  client: SupabaseClient<Database>,
  { userId, propertyId, clientId = null, recommendation = null, facts, ...given }: NewReport,
): Promise<SentReport> {
  const token = given.token ?? randomBytes(32).toString('base64url')
  const { data } = await client
    .from('owner_reports')
    .insert({
      user_id: userId,
      property_id: propertyId,
      client_id: clientId,
      title: 'Reporte de octubre de 2026',
      first_day: '2026-10-01',
      last_day: '2026-10-31',
      recommendation,
      facts: facts as unknown as Json,
      token_hash: createHash('sha256').update(token).digest('hex'),
    })
    .select('id')
    .single()
    .throwOnError()
  return { id: data.id, token, path: `/reporte/${token}` }
}
