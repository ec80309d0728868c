import type { Stripe } from 'stripe'
import { findInStripe } from './ask-stripe.ts'

/** The newest come first; beyond a hundred the older ones do not matter. */
export async function listSubscriptions(
  stripe: Stripe,
  customer: string,
): Promise<readonly Stripe.Subscription[]> {
  const call = stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  return (await findInStripe(call))?.data ?? []
}
