import {
  describeSubscription,
  type SubscriptionPeriod,
  type SubscriptionSummary,
} from '@predio/domain/subscription-status'
import { useNow } from '../../lib/use-now.ts'
import { useProfile } from '../../records/profile/api/read-profile.ts'
import { cardMessages } from './card-messages.ts'
import { payableInvoice } from './payable-invoice.ts'

/** While the profile is on its way, or cannot be had, the zone that every new profile starts with. */
const DEFAULT_ZONE = 'America/Mexico_City'

interface OwnPeriod extends SubscriptionPeriod {
  open_invoice_url: string | null
}

/** The next invoice is no news to whoever has not paid the last. */
export function useSummary(period: OwnPeriod): SubscriptionSummary {
  const { data: profile } = useProfile()
  const summary = describeSubscription(period, useNow(), profile?.time_zone ?? DEFAULT_ZONE)
  if (summary.state !== 'active' || !payableInvoice(period)) return summary
  return { ...summary, tone: 'attention', title: cardMessages.owed, text: cardMessages.owedText }
}
