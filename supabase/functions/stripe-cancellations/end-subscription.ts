import type { Stripe } from 'stripe'
import { findInStripe, askStripe } from '../_shared/stripe/ask-stripe.ts'
import { listOpenInvoices } from '../_shared/stripe/list-open-invoices.ts'
import { isOver } from '../_shared/stripe/read-state.ts'

export async function stopAtPeriodEnd(stripe: Stripe, id: string): Promise<void> {
  const subscription = await findInStripe(stripe.subscriptions.retrieve(id))
  if (!subscription || isOver(subscription) || subscription.cancel_at_period_end) return
  await findInStripe(stripe.subscriptions.update(id, { cancel_at_period_end: true }))
}

/** The unused time is credited to later invoices. An unpaid amount is no longer collected. */
export async function endAtOnce(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const { id } = subscription
  if (!isOver(subscription)) {
    const call = isPaid(subscription)
      ? stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true })
      : stripe.subscriptions.cancel(id)
    await findInStripe(call)
  }
  // Somebody could still pay an open invoice on its page, so the invoice is voided.
  for (const invoice of await listOpenInvoices(stripe, id)) {
    await askStripe(stripe.invoices.voidInvoice(invoice.id))
  }
}

export function isPaid({ status }: Stripe.Subscription): boolean {
  return status === 'active' || status === 'trialing'
}
