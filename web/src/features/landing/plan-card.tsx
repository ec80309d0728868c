import type { Billing, Plan } from '@predio/domain/subscriptions'
import { Check } from 'lucide-react'
import { buttonClass } from '../../ui/button-styles.ts'
import { cx } from '../../ui/cx.ts'
import { prices } from './messages.ts'
import { planHref, planSlot, planTexts } from './plan-texts.ts'

export function PlanCard({ plan, isMarked }: { plan: Plan; isMarked: boolean }) {
  const texts = planTexts(plan)
  return (
    <li
      className={cx(
        'flex flex-col gap-6 rounded-xl bg-card p-6 sm:p-8',
        isMarked ? 'shadow-lg outline-2 outline-action' : 'shadow-md',
      )}
    >
      <h3 className="text-xl font-semibold" {...planSlot('name')}>
        {texts.name}
      </h3>
      <div className="grid">
        <Price plan={plan} billing="monthly" />
        <Price plan={plan} billing="yearly" />
      </div>
      <ul className="flex flex-1 flex-col gap-3" {...planSlot('features')}>
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3 text-ink-soft">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
            <span {...planSlot('feature')}>{feature}</span>
          </li>
        ))}
      </ul>
      <a
        href={planHref(plan)}
        className={buttonClass(isMarked ? 'primary' : 'secondary', 'medium', true)}
        {...planSlot('choose')}
      >
        {texts.choose}
      </a>
    </li>
  )
}

const SHOWN: Record<Billing, string> = {
  monthly: 'group-has-[input[value=yearly]:checked]/prices:invisible',
  yearly: 'group-has-[input[value=monthly]:checked]/prices:invisible',
}

const PAID = { monthly: 'paidMonthly', yearly: 'paidYearly' } as const

function Price({ plan, billing }: { plan: Plan; billing: Billing }) {
  const texts = planTexts(plan)
  const paid = PAID[billing]
  return (
    <div className={cx('[grid-area:1/1]', SHOWN[billing])}>
      <p className="flex items-baseline gap-2">
        <span className="text-3xl font-semibold tabular-nums" {...planSlot(billing)}>
          {texts[billing]}
        </span>
        <span className="text-ink-soft">{prices.perMonth}</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft tabular-nums" {...planSlot(paid)}>
        {texts[paid]}
      </p>
    </div>
  )
}
