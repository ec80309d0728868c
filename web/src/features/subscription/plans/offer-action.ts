import type { Billing } from '@predio/domain/subscriptions'

/** What a plan on offer is to the person: theirs, to be bought, or in place of what they have. */
export type OfferAction = 'current' | 'choose' | 'change' | 'rebill' | 'renew'

interface Standing {
  status: string
  billing_type: string | null
  plan: { id: string }
}

/** The server refuses to sell what is active already; one that was cancelled may be bought again. */
export function offerAction(
  row: Standing | undefined,
  planId: string,
  billing: Billing,
): OfferAction {
  if (!row) return 'choose'
  const isSamePlan = row.plan.id === planId
  if (row.status === 'active') {
    if (!isSamePlan) return 'change'
    return row.billing_type === billing ? 'current' : 'rebill'
  }
  return isSamePlan ? 'renew' : 'choose'
}
