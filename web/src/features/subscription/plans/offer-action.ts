import type { Billing } from '@predio/domain/subscriptions'

export type OfferAction = 'current' | 'choose' | 'change' | 'rebill' | 'renew'

interface Standing {
  status: string
  billing_type: string | null
  plan: { id: string }
}

/** The server does not sell the plan that is active; a cancelled plan can be bought again. */
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
