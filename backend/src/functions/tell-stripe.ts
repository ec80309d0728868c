import type { Keyring } from '../http/keyring.ts'
import type { InternalFetch } from './create-host.ts'

interface Scheduled {
  publicUrl: URL
  keyring: Keyring
  internalFetch: InternalFetch
}

interface CancellationsReport {
  ended: number
  failed: number
}

/** What pg_cron does on Supabase: calls the function with the secret key. Undefined when nothing was due. */
export async function tellStripe({
  publicUrl,
  keyring,
  internalFetch,
}: Scheduled): Promise<CancellationsReport | undefined> {
  const url = new URL('/functions/v1/stripe-cancellations', publicUrl)
  const headers = { apikey: keyring.secretKey, authorization: `Bearer ${keyring.secretKey}` }
  const response = await internalFetch(new Request(url, { method: 'POST', headers }))
  if (!response.ok) throw new Error(`stripe-cancellations answered ${response.status}`)
  const report = (await response.json()) as CancellationsReport
  return report.ended + report.failed > 0 ? report : undefined
}
