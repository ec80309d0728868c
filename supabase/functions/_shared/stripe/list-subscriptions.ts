import type { Stripe } from 'stripe'
import { findInStripe } from './ask-stripe.ts'

/** The newest subscriptions come first; older ones beyond a hundred do not matter. */
export async function listSubscriptions(
  stripe: Stripe,
  customer: string,
): Promise<readonly Stripe.Subscription[]> {
  const call = stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  return (await findInStripe(call))?.data ?? []
}
