import type { Stripe } from 'stripe'
import type { FunctionContext } from '../context.ts'
import { paymentsNotConfigured } from './errors.ts'

/** Far below a function's own time: there is room for a second try. */
const TIMEOUT_MS = 8_000

/**
 * Stripe's own client, over `fetch`, which both runtimes have. Loaded when the first payment needs
 * it: it would be a good part of a server's start otherwise.
 */
export async function openStripe(context: Pick<FunctionContext, 'env'>): Promise<Stripe> {
  const key = context.env('STRIPE_SECRET_KEY')
  if (!key) throw paymentsNotConfigured()
  const { default: Client } = await import('stripe')
  return new Client(key, {
    ...addressOf(context.env('STRIPE_API_URL')),
    httpClient: Client.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** Another address than Stripe's, for tests. */
function addressOf(url: string | undefined): Partial<{
  protocol: 'http' | 'https'
  host: string
  port: string
}> {
  if (!url) return {}
  const { protocol, hostname, port } = new URL(url)
  const plain = protocol === 'http:'
  return {
    protocol: plain ? 'http' : 'https',
    host: hostname,
    port: port || (plain ? '80' : '443'),
  }
}
