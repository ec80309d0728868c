import { Check } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import type { Subscription } from './api/read-subscription.ts'
import { TrialBar } from './trial-bar.tsx'
import { useSummary } from './use-summary.ts'

/** The one plan that is not on offer (specification, platform section 3). */
const TRIAL = 'Trial'
const PESOS = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })

/** The plan that the person has, in whichever of its four states. */
export function PlanDetails({ subscription }: { subscription: Subscription }) {
  const { title, tone, text, days } = useSummary(subscription)
  const { plan } = subscription
  const price = priceOf(subscription)
  return (
    <Card
      title={plan.name === TRIAL ? 'Plan de prueba' : `Plan ${plan.name}`}
      action={<Badge tone={tone}>{title}</Badge>}
    >
      <div className="flex flex-col gap-3">
        <p className="text-xl font-semibold">{text}</p>
        {price && <p className="text-ink-soft tabular-nums">{price}</p>}
        {days !== null && <TrialBar days={days} isEnding={tone === 'attention'} />}
      </div>
      <ul aria-label="Lo que incluye" className="flex flex-col gap-3">
        {featuresOf(plan.features).map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Stored in cents. */
function priceOf({ billing_type, plan }: Subscription): string | undefined {
  if (billing_type === 'monthly') return `${PESOS.format(plan.price_monthly / 100)} al mes`
  if (billing_type === 'yearly') return `${PESOS.format(plan.price_yearly / 100)} al año`
  return undefined
}

function featuresOf(features: unknown): string[] {
  return Array.isArray(features)
    ? features.filter((feature): feature is string => typeof feature === 'string')
    : []
}
