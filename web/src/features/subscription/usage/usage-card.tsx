import { formatMegabytes, formatNumber } from '@predio/domain/numbers'
import { Card } from '../../../ui/card.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useUsage, type Usage } from '../api/read-usage.ts'
import { messages } from '../messages.ts'
import { USAGE_CAPS, usageTone } from './usage-caps.ts'

/** SUB-14: the plan's reference figures block nothing. */
export function UsageCard() {
  const { data, isError, refetch } = useUsage()
  if (isError && !data) {
    return <LoadFailure isCard title={messages.usageFailed} onRetry={() => void refetch()} />
  }
  return (
    <Card title={messages.usage}>
      {data ? <Meters usage={data} /> : <Waiting />}
      <p className="text-sm text-ink-soft">{messages.usageHint}</p>
    </Card>
  )
}

const METERS = [
  { id: 'properties', label: messages.properties, format: (count: number) => formatNumber(count) },
  { id: 'documents', label: messages.documents, format: (count: number) => formatNumber(count) },
  { id: 'storage_bytes', label: messages.storage, format: formatMegabytes },
] as const

function Meters({ usage }: { usage: Usage }) {
  return (
    <div className="flex flex-col gap-6">
      {METERS.map(({ id, label, format }) => {
        const [used, cap] = [usage[id], USAGE_CAPS[id]]
        return (
          <Meter
            key={id}
            label={label}
            value={Math.min(used, cap)}
            maxValue={cap}
            valueLabel={messages.usedOf(format(used), format(cap))}
            tone={usageTone(used, cap)}
          />
        )
      })}
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      {[1, 2, 3].map((each) => (
        <div key={each} className="flex flex-col gap-3">
          <Skeleton className="w-40" />
          <Skeleton className="h-2 w-full" />
        </div>
      ))}
    </div>
  )
}
