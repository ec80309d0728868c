import type { Stripe } from 'stripe'
import type { FunctionContext } from '../_shared/context.ts'
import { askForStripe } from '../_shared/stripe/ask-stripe.ts'
import { endCustomer } from './end-customer.ts'
import { endAtOnce, isPaid, stopAtPeriodEnd } from './end-subscription.ts'
import { noteRenewal } from './note-renewal.ts'

export interface Cancellation {
  /** Of a subscription, or of a customer who is gone. */
  stripe_id: string
  /** Nobody is left to use the rest of it, another one has taken its place, or nobody paid. */
  at_once: boolean
  /** Its renewal was not heard of in time. */
  unless_paid: boolean
}

export async function passOn(
  context: FunctionContext,
  stripe: Stripe,
  { stripe_id: id, at_once: atOnce, unless_paid: unlessPaid }: Cancellation,
): Promise<void> {
  if (id.startsWith('cus_')) return endCustomer(stripe, id)
  if (!atOnce) return stopAtPeriodEnd(stripe, id)
  const subscription = await askForStripe(stripe.subscriptions.retrieve(id))
  if (!subscription) return
  if (unlessPaid && isPaid(subscription)) await noteRenewal(context, stripe, subscription)
  else await endAtOnce(stripe, subscription)
}
