import type { Stripe } from 'stripe'
import { askForStripe } from './ask-stripe.ts'

/** Newest first; a person with more than a hundred has an older one that matters as little. */
export async function listSubscriptions(
  stripe: Stripe,
  customer: string,
): Promise<readonly Stripe.Subscription[]> {
  const call = stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  return (await askForStripe(call))?.data ?? []
}
