import { formatCents } from '@predio/domain/money'
import { monthlyCents, type Plan } from '@predio/domain/subscriptions'
import { prices } from './messages.ts'

export function planTexts(plan: Plan) {
  return {
    name: plan.name,
    monthly: formatCents(monthlyCents(plan, 'monthly'), 'ifAny'),
    yearly: formatCents(monthlyCents(plan, 'yearly'), 'ifAny'),
    paidMonthly: prices.paidMonthly,
    paidYearly: prices.paidYearly(formatCents(plan.priceYearly, 'ifAny')),
    choose: prices.choose(plan.name),
  }
}

export function planHref({ id }: Plan): string {
  return `/register?plan=${id}`
}

type PlanSlot = keyof ReturnType<typeof planTexts> | 'feature' | 'features'

export function planSlot(name: PlanSlot): { 'data-plan': PlanSlot } {
  return { 'data-plan': name }
}
