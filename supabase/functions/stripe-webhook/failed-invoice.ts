import type { Stripe } from 'stripe'
import { findInStripe } from '../_shared/stripe/ask-stripe.ts'

export interface FailedInvoice {
  id: string
  amount: number
}

/** The report of a failed payment may arrive after the payment has succeeded. Then the result is undefined. */
export async function readFailedInvoice(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<FailedInvoice | undefined> {
  if (event.type !== 'invoice.payment_failed') return undefined
  const { id } = event.data.object
  const invoice = id ? await findInStripe(stripe.invoices.retrieve(id)) : undefined
  // A first payment fails on Stripe's own page, where the person sees it.
  if (invoice?.status !== 'open' || invoice.billing_reason === 'subscription_create') {
    return undefined
  }
  return { id: invoice.id, amount: invoice.amount_remaining }
}
