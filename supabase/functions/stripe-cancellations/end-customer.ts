import type { Stripe } from 'stripe'
import { findInStripe, askStripe } from '../_shared/stripe/ask-stripe.ts'
import { listSubscriptions } from '../_shared/stripe/list-subscriptions.ts'
import { isOurs } from '../_shared/stripe/read-state.ts'
import { endAtOnce } from './end-subscription.ts'

/**
 * The payment pages of a deleted account close, and anything bought on one meanwhile ends. The customer stays in the operator's books as
 * the invoices' owner.
 */
export async function endCustomer(stripe: Stripe, customer: string): Promise<void> {
  const call = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  const open = (await findInStripe(call))?.data ?? []
  // A page that is paid at this moment refuses; the next try finds its subscription.
  for (const { id } of open) await askStripe(stripe.checkout.sessions.expire(id))
  for (const subscription of await listSubscriptions(stripe, customer)) {
    if (isOurs(subscription)) await endAtOnce(stripe, subscription)
  }
}
