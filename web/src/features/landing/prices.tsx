import { STANDARD_PLANS } from '@predio/domain/subscriptions'
import { prices } from './messages.ts'
import { PlanCard } from './plan-card.tsx'
import { SectionHeading } from './section-heading.tsx'

const CHOICE =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-5 text-ink-soft transition-[background-color,color] hover:text-ink has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-focus'
const RADIO = 'absolute inset-0 cursor-pointer opacity-0'

/**
 * PUB-03: the cards follow the radios by CSS (`group-has-`), so the choice works without JavaScript. The page is built with the standard
 * plans; refresh-plans.ts replaces them with the plans of the database.
 */
export function Prices() {
  return (
    <section
      id="precios"
      aria-labelledby="precios-titulo"
      className="group/prices mx-auto max-w-7xl scroll-mt-16 px-4 py-20 sm:px-8 sm:py-28"
    >
      <SectionHeading id="precios-titulo" title={prices.title} text={prices.text} isCentred />
      <BillingChoice />
      <ul data-plans className="mx-auto mt-10 grid max-w-md gap-6 lg:max-w-none lg:grid-cols-3">
        {STANDARD_PLANS.map((plan, index) => (
          <PlanCard key={plan.id} plan={plan} isMarked={index === 1} />
        ))}
      </ul>
      <p className="mt-8 text-center text-sm text-ink-soft">{prices.note}</p>
    </section>
  )
}

function BillingChoice() {
  return (
    <fieldset className="mx-auto mt-10 flex w-fit gap-1 rounded-md border border-line bg-sunken p-0.75">
      <legend className="sr-only">{prices.billing}</legend>
      <label className={CHOICE}>
        <input type="radio" name="billing" value="monthly" defaultChecked className={RADIO} />
        {prices.monthly}
      </label>
      <label className={CHOICE}>
        <input type="radio" name="billing" value="yearly" className={RADIO} />
        {prices.yearly}
        <span className="rounded-sm bg-attention-soft px-1.5 text-sm font-medium text-attention tabular-nums">
          {prices.saving}
        </span>
      </label>
    </fieldset>
  )
}
