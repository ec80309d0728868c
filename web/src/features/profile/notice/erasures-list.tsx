import { formatDate } from '@predio/domain/dates'
import { useErasures } from '../../../records/privacy/api/list-erasures.ts'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { messages } from './messages.ts'

/** PRIV-24: the list says that clients were erased, and tells nothing about them. */
export function ErasuresList({ zone }: { zone: string }) {
  const { data = [], isError, refetch } = useErasures()
  if (isError && data.length === 0) {
    return <PartFailure text={messages.erasuresFailed} onRetry={() => void refetch()} />
  }
  if (data.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{messages.erasures}</h3>
      <p className="text-sm text-ink-soft">{messages.erasuresHint}</p>
      <ul aria-label={messages.erasures} className="flex flex-col divide-y divide-line">
        {data.map(({ id, erased, kept, erased_at: at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 text-sm">
            <span>
              {messages.erasure(id.slice(0, 8), formatDate(new Date(at), zone, 'dateTime'))}
            </span>
            <span className="text-ink-soft">
              {messages.erasureCounts(totalOf(erased), totalOf(kept))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function totalOf(counts: unknown): number {
  return Object.values(Object(counts)).reduce<number>((sum, count) => sum + Number(count), 0)
}
