import { createHmac } from 'node:crypto'
import type { StripeEvent } from './objects.ts'

export type Receiver = (request: Request) => Promise<Response>

export interface Delivery {
  status: number
  body: Record<string, unknown>
}

export interface Signing {
  secret: string
  at?: number
  forged?: string
}

/** Stripe signs an event as `t=…,v1=…`, with HMAC-SHA256 over the time, a dot and the exact bytes of the body. */
export async function sendEvent(
  event: StripeEvent,
  { secret, at = Math.floor(Date.now() / 1000), forged }: Signing,
  receiver: Receiver,
): Promise<Delivery> {
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const response = await receiver(
    new Request('http://localhost/functions/v1/stripe-webhook', {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${at},v1=${signature}`,
      },
      body: forged ?? body,
    }),
  )
  const answer = (await response.json().catch(() => ({}))) as Delivery['body']
  return { status: response.status, body: answer }
}
