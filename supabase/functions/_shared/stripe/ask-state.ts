import type { Stripe } from 'stripe'
import { parseUrl } from '../parse-url.ts'
import { listOpenInvoices } from './list-open-invoices.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { readState, type StripeState } from './read-state.ts'

export async function askState(
  stripe: Stripe,
  customer: string,
  now: Date,
): Promise<(StripeState & { open_invoice_url: string | null }) | undefined> {
  const state = readState(await listSubscriptions(stripe, customer), now)
  if (!state) return undefined
  const [invoice] = state.is_past_due ? await listOpenInvoices(stripe, state.subscription) : []
  return { ...state, open_invoice_url: secureUrl(invoice?.hosted_invoice_url) }
}

function secureUrl(text: string | null | undefined): string | null {
  const url = text ? parseUrl(text) : undefined
  return url?.protocol === 'https:' ? url.href : null
}
