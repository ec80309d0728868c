import type { Stripe } from 'stripe'
import { askForStripe, askStripe } from '../_shared/stripe/ask-stripe.ts'
import { listSubscriptions } from '../_shared/stripe/list-subscriptions.ts'
import { isOurs } from '../_shared/stripe/read-state.ts'
import { endAtOnce } from './end-subscription.ts'

/**
 * The account is gone: its payment pages close, and whatever was bought on one meanwhile ends. The customer stays, as
 * the invoices' owner in the operator's books.
 */
export async function endCustomer(stripe: Stripe, customer: string): Promise<void> {
  const call = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  const open = (await askForStripe(call))?.data ?? []
  // One that is paid at this moment refuses; the next try finds its subscription.
  for (const { id } of open) await askStripe(stripe.checkout.sessions.expire(id))
  for (const subscription of await listSubscriptions(stripe, customer)) {
    if (isOurs(subscription)) await endAtOnce(stripe, subscription)
  }
}
