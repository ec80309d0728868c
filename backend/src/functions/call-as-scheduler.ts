import type { Keyring } from '../http/keyring.ts'
import type { InternalFetch } from './create-host.ts'

interface Scheduled {
  publicUrl: URL
  keyring: Keyring
  internalFetch: InternalFetch
}

/** On Supabase pg_cron and pg_net call the function with the secret key. Returns the answer's numbers, or undefined if all are zero. */
export async function callAsScheduler(
  { publicUrl, keyring, internalFetch }: Scheduled,
  name: 'stripe-cancellations' | 'sweep-files',
): Promise<Record<string, number> | undefined> {
  const url = new URL(`/functions/v1/${name}`, publicUrl)
  const headers = { apikey: keyring.secretKey, authorization: `Bearer ${keyring.secretKey}` }
  const request = new Request(url, { method: 'POST', headers })
  const response = await internalFetch(request, { address: '127.0.0.1' })
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
  const report = (await response.json()) as Record<string, number>
  return Object.values(report).some((count) => count > 0) ? report : undefined
}
