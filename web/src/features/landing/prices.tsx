import { usePlans } from './api/list-plans.ts'
import { BillingChoice } from './billing-choice.tsx'
import { prices } from './messages.ts'
import { PlanCard } from './plan-card.tsx'
import { SectionHeading } from './section-heading.tsx'

/** The choice of billing is the radios' own; the cards follow it in CSS (`group-has-`), so it works before and without JavaScript. */
export function Prices() {
  const plans = usePlans()
  return (
    <section
      id="precios"
      aria-labelledby="precios-titulo"
      className="group/prices mx-auto max-w-7xl scroll-mt-16 px-4 py-20 sm:px-8 sm:py-28"
    >
      <SectionHeading id="precios-titulo" title={prices.title} text={prices.text} isCentred />
      <BillingChoice />
      <ul className="mx-auto mt-10 grid max-w-md gap-6 lg:max-w-none lg:grid-cols-3">
        {plans.map((plan, index) => (
          <PlanCard key={plan.id} plan={plan} isMarked={index === 1} />
        ))}
      </ul>
      <p className="mt-8 text-center text-sm text-ink-soft">{prices.note}</p>
    </section>
  )
}
