import type { Stripe } from 'stripe'
import type { FunctionContext } from '../context.ts'
import { paymentsNotConfigured } from './errors.ts'

/** The timeout is far below the time that a function may take, so that a second try is possible. */
const TIMEOUT_MS = 8_000

/** Stripe's client is loaded only for the first payment, because loading it would take a good part of a server's start. */
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
