import { describeMarket, type EstimatorState } from '@predio/domain/estimator'
import { formatCents } from '@predio/domain/money'
import { Button } from '../../../ui/button.tsx'
import { FigureNotice } from '../../../ui/figure-notice.tsx'
import { messages } from '../messages.ts'

interface MarketInfoProps {
  state: EstimatorState | null
  onChooseZone: (zone: string) => void
}

/** EST-04: the Mexican state of the property decides reference prices, growth and premium zones. */
export function MarketInfo({ state, onChooseZone }: MarketInfoProps) {
  if (state === null) return <p className="text-sm text-ink-soft">{messages.marketNeedsState}</p>
  const { basePrice, premiumPrice, annualGrowth, zones } = describeMarket(state)
  return (
    <section
      aria-label={messages.marketTitle(state)}
      className="flex flex-col gap-4 rounded-md bg-sunken p-4 sm:p-6"
    >
      <h4 className="font-semibold">{messages.marketTitle(state)}</h4>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact label={messages.basePrice} value={formatCents(basePrice, 0)} />
        <Fact label={messages.premiumPrice} value={formatCents(premiumPrice, 0)} />
        <Fact label={messages.growth} value={`${annualGrowth} %`} />
      </dl>
      <p className="text-sm text-ink-soft">{messages.marketsSince}</p>
      <FigureNotice figure="stateMarkets" />
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium">{messages.zones}</p>
        <p className="text-sm text-ink-soft">{messages.zonesHelp}</p>
        <ul aria-label={messages.zones} className="flex flex-wrap gap-2">
          {zones.map((zone) => (
            <li key={zone}>
              <Button look="secondary" size="small" onPress={() => onChooseZone(zone)}>
                {zone}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
