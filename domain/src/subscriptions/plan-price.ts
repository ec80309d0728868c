import type { Plan } from './standard-plans.ts'

export type Billing = 'monthly' | 'yearly'

/** What a month costs; of a yearly plan, a twelfth of its price (SUB-10). */
export function monthlyCents(plan: Plan, billing: Billing): number {
  return billing === 'monthly' ? plan.priceMonthly : Math.round(plan.priceYearly / 12)
}
