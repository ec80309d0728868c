import type { Stripe } from 'stripe'
import { findInStripe } from './ask-stripe.ts'

export async function listOpenInvoices(
  stripe: Stripe,
  subscription: string,
): Promise<readonly Stripe.Invoice[]> {
  const call = stripe.invoices.list({ subscription, status: 'open', limit: 100 })
  return (await findInStripe(call))?.data ?? []
}
