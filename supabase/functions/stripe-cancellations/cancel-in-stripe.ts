import type { Stripe } from 'stripe'
import type { FunctionContext } from '../_shared/context.ts'
import { findInStripe } from '../_shared/stripe/ask-stripe.ts'
import { endCustomer } from './end-customer.ts'
import { endAtOnce, isPaid, stopAtPeriodEnd } from './end-subscription.ts'
import { noteRenewal } from './note-renewal.ts'

export interface Cancellation {
  /** The id of a subscription (sub_…), or of the customer of a deleted account (cus_…). */
  stripe_id: string
  /** True if the subscription ends at once, because the account was deleted, another plan replaces this one, or it was not paid. */
  at_once: boolean
  /** True if the plan expired because no renewal was reported. Then Stripe is asked first whether it was paid after all. */
  unless_paid: boolean
}

export async function cancelInStripe(
  context: FunctionContext,
  stripe: Stripe,
  { stripe_id: id, at_once: atOnce, unless_paid: unlessPaid }: Cancellation,
): Promise<void> {
  if (id.startsWith('cus_')) return endCustomer(stripe, id)
  if (!atOnce) return stopAtPeriodEnd(stripe, id)
  const subscription = await findInStripe(stripe.subscriptions.retrieve(id))
  if (!subscription) return
  if (unlessPaid && isPaid(subscription)) await noteRenewal(context, stripe, subscription)
  else await endAtOnce(stripe, subscription)
}
