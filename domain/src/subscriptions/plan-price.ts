import type { Plan } from './standard-plans.ts'

export type Billing = 'monthly' | 'yearly'

/** SUB-10: a month of a yearly plan costs a twelfth of the yearly price. */
export function monthlyCents(plan: Plan, billing: Billing): number {
  return billing === 'monthly' ? plan.priceMonthly : Math.round(plan.priceYearly / 12)
}
