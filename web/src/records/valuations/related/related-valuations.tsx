import { formatDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { usePropertyValuations, type RelatedValuation } from '../api/list-related.ts'
import { messages } from '../messages.ts'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'

export function RelatedValuations({ valuations }: { valuations: readonly RelatedValuation[] }) {
  const zone = useZone()
  if (valuations.length === 0) return null
  return (
    <Card title={messages.related} titleLevel={3}>
      <ul aria-label={messages.related} className="flex flex-col divide-y divide-line">
        {valuations.map(({ id, title, estimated_value, created_at }) => (
          <li
            key={id}
            className="flex flex-col items-start gap-1 py-3 text-sm wrap-anywhere first:pt-0 last:pb-0"
          >
            <Link {...linkTo(recordTarget('valuaciones', id))}>{title ?? messages.untitled}</Link>
            <span className="text-ink-soft">
              <span className="text-ink tabular-nums">{formatMxn(estimated_value, 0)}</span> ·{' '}
              {formatDate(new Date(created_at), zone, 'short')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function PropertyValuations({ propertyId }: { propertyId: string }) {
  const { data, isError, refetch } = usePropertyValuations(propertyId)
  if (data) return <RelatedValuations valuations={data} />
  if (!isError) return null
  return (
    <Card title={messages.related} titleLevel={3}>
      <PartFailure text={messages.relatedFailed} onRetry={() => void refetch()} />
    </Card>
  )
}
