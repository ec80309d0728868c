import type { Stripe } from 'stripe'
import { askStripe } from '../_shared/stripe/ask-stripe.ts'
import type { Plan } from './find-plan.ts'
import type { Order } from './read-order.ts'
import type { OwnSubscription } from './read-subscription.ts'

export interface Purchase {
  userId: string
  order: Order
  plan: Plan
  product: string
  row: OwnSubscription & { stripe_customer_id: string }
}

const HOUR_MS = 3_600_000

export async function openSession(
  stripe: Stripe,
  { userId, order, plan, product, row }: Purchase,
  now: Date,
): Promise<string> {
  const { billingType, returnUrl } = order
  const yearly = billingType === 'yearly'
  const amount = yearly ? plan.price_yearly : plan.price_monthly
  const metadata = { user_id: userId, plan_id: plan.id, billing_type: billingType }
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const orderKey = [row.id, row.updated_at, plan.id, billingType, amount, plan.currency, hour]
  const session = await askStripe(
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: row.stripe_customer_id,
        client_reference_id: userId,
        locale: 'es-419',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: plan.currency.toLowerCase(),
              unit_amount: amount,
              tax_behavior: 'inclusive',
              recurring: { interval: yearly ? 'year' : 'month' },
              product,
            },
          },
        ],
        metadata,
        subscription_data: { metadata },
        success_url: withResult(returnUrl, 'listo'),
        cancel_url: withResult(returnUrl, 'cancelado'),
      },
      { idempotencyKey: await digest([...orderKey, returnUrl.href].join(' ')) },
    ),
  )
  if (!session.url) throw new Error('Stripe opened a payment page without an address')
  return session.url
}

/** Adds `?pago=listo` or `?pago=cancelado`, which the page reads to which the person returns. */
function withResult(returnUrl: URL, result: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('pago', result)
  return url.href
}

/** Stripe's idempotency keys have at most 255 characters, and addresses may be longer. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
