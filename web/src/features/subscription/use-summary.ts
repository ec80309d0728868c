import {
  describeSubscription,
  type SubscriptionPeriod,
  type SubscriptionSummary,
} from '@predio/domain/subscription-status'
import { useNow } from '../../lib/use-now.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { cardMessages } from './card-messages.ts'
import { payableInvoice } from './payment/payable-invoice.ts'

interface OwnPeriod extends SubscriptionPeriod {
  open_invoice_url: string | null
}

/** If there is an unpaid invoice, the summary tells about it instead of the next payment. */
export function useSummary(period: OwnPeriod): SubscriptionSummary {
  const summary = describeSubscription(period, useNow(), useZone())
  if (summary.state !== 'active' || !payableInvoice(period)) return summary
  return { ...summary, tone: 'attention', title: cardMessages.owed, text: cardMessages.owedText }
}
