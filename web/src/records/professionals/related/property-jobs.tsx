import { formatCalendarDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { usePropertyJobs } from '../api/list-property-jobs.ts'
import { messages } from '../messages.ts'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'

export function PropertyJobs({ propertyId }: { propertyId: string }) {
  const { data = [], isError, refetch } = usePropertyJobs(propertyId)
  if (data.length === 0 && !isError) return null
  return (
    <Card title={messages.jobsDone} titleLevel={3}>
      {isError && data.length === 0 && (
        <PartFailure text={messages.jobsFailed} onRetry={() => void refetch()} />
      )}
      <ul aria-label={messages.jobsDone} className="flex flex-col divide-y divide-line">
        {data.map(({ id, description, job_date, cost, professional }) => (
          <li
            key={id}
            className="flex flex-col items-start gap-1 py-3 text-sm wrap-anywhere first:pt-0 last:pb-0"
          >
            <span className="font-medium">{description}</span>
            <span className="text-ink-soft tabular-nums">
              {formatCalendarDate(job_date)}
              {cost !== null && <span className="text-ink"> · {formatMxn(cost)}</span>}
            </span>
            {professional && (
              <Link {...linkTo(recordTarget('profesionales', professional.id))}>
                {professional.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
