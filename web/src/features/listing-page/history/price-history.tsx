import { formatDate } from '@predio/domain/dates'
import { formatPrice } from '@predio/domain/properties'
import { ArrowRight } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { usePriceChanges, type PriceChange } from './api/list-price-changes.ts'
import { messages } from '../messages.ts'

export function PriceHistory({ propertyId }: { propertyId: string }) {
  const { data, isError, refetch } = usePriceChanges(propertyId)
  const zone = useZone()
  if (!isError && !data?.length) return null
  return (
    <Card title={messages.prices} titleLevel={3} padding="compact">
      {data ? (
        <ul aria-label={messages.prices} className="flex flex-col divide-y divide-line">
          {data.map((change) => (
            <li
              key={change.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2 tabular-nums first:pt-0 last:pb-0"
            >
              <PriceStep change={change} />
              <time dateTime={change.changed_at} className="text-sm text-ink-soft">
                {formatDate(new Date(change.changed_at), zone, 'short')}
              </time>
            </li>
          ))}
        </ul>
      ) : (
        <PartFailure text={messages.pricesFailed} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

function PriceStep({ change }: { change: PriceChange }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="text-ink-soft">
        <span className="sr-only">{messages.priceFrom} </span>
        {priceText(change.previous_price, change.previous_currency, change.operation)}
      </span>
      <ArrowRight aria-hidden="true" className="size-4 text-ink-faint" />
      <span className="font-medium">
        <span className="sr-only">{messages.priceTo} </span>
        {priceText(change.price, change.currency, change.operation)}
      </span>
    </span>
  )
}

function priceText(price: number | null, currency: string, operation: string): string {
  if (price === null) return messages.noPrice
  return formatPrice({
    price,
    currency: currency === 'USD' ? 'USD' : 'MXN',
    operation: operation === 'rent' ? 'rent' : 'sale',
  })
}
