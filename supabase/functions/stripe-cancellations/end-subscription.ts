import type { Stripe } from 'stripe'
import { askForStripe } from '../_shared/stripe/ask-stripe.ts'

export interface Cancellation {
  stripe_subscription_id: string
  /** Nobody is left to use the rest of it, or another one has taken its place. */
  at_once: boolean
}

/** May be repeated; one that is over or unknown over there needs no more telling. */
export async function endSubscription(
  stripe: Stripe,
  { stripe_subscription_id: id, at_once: atOnce }: Cancellation,
): Promise<void> {
  const subscription = await askForStripe(stripe.subscriptions.retrieve(id))
  if (!subscription || isOver(subscription)) return
  // What is left of a replaced one is credited to the next invoices.
  if (atOnce)
    await askForStripe(stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true }))
  else if (!subscription.cancel_at_period_end)
    await askForStripe(stripe.subscriptions.update(id, { cancel_at_period_end: true }))
}

function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}
