import type { Stripe } from 'stripe'
import { askForStripe } from '../_shared/stripe/ask-stripe.ts'

/** What the person is told of a payment that did not go through. */
export interface FailedInvoice {
  id: string
  amount: number
}

/** Undefined when there is nothing (more) to tell: news of a failure may come after the payment. */
export async function readFailedInvoice(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<FailedInvoice | undefined> {
  if (event.type !== 'invoice.payment_failed') return undefined
  const { id } = event.data.object
  const invoice = id ? await askForStripe(stripe.invoices.retrieve(id)) : undefined
  // A first payment fails on Stripe's page, before the person's eyes.
  if (invoice?.status !== 'open' || invoice.billing_reason === 'subscription_create') {
    return undefined
  }
  return { id: invoice.id, amount: invoice.amount_remaining }
}
