import type { Stripe } from 'stripe'

const TYPES: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
])

/**
 * Only the customer of the event is used, because its other values are as old as the event and depend on the API version of the endpoint.
 */
export function customerOf(event: Stripe.Event): string | undefined {
  if (!TYPES.has(event.type)) return undefined
  const { customer } = event.data.object as { customer?: string | { id: string } | null }
  return typeof customer === 'string' ? customer : customer?.id
}
