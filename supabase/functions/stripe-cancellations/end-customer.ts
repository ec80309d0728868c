import type { Stripe } from 'stripe'
import { findInStripe, askStripe } from '../_shared/stripe/ask-stripe.ts'
import { listSubscriptions } from '../_shared/stripe/list-subscriptions.ts'
import { isOurs } from '../_shared/stripe/read-state.ts'
import { endAtOnce } from './end-subscription.ts'

/**
 * Closes the open payment pages of a deleted account and ends all subscriptions that were bought on them meanwhile. The customer stays in
 * Stripe as the owner of the invoices.
 */
export async function endCustomer(stripe: Stripe, customer: string): Promise<void> {
  const call = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  const open = (await findInStripe(call))?.data ?? []
  // If a page is being paid at this moment, Stripe refuses to close it, and the next run finds the new subscription.
  for (const { id } of open) await askStripe(stripe.checkout.sessions.expire(id))
  for (const subscription of await listSubscriptions(stripe, customer)) {
    if (isOurs(subscription)) await endAtOnce(stripe, subscription)
  }
}
