import type { Stripe } from 'stripe'

/** Those that can change what a person has. Stripe sends whatever else the endpoint is set to. */
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
 * Whom the event is about, undefined when it does not concern us. Nothing else of the event's object
 * is believed: it is as old as the event, and in the form of the endpoint's API version.
 */
export function customerOf(event: Stripe.Event): string | undefined {
  if (!TYPES.has(event.type)) return undefined
  const { customer } = event.data.object as { customer?: string | { id: string } | null }
  return typeof customer === 'string' ? customer : customer?.id
}
