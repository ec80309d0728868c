import { formatMegabytes, formatNumber } from '@predio/domain/numbers'
import { Card } from '../../../ui/card.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useUsage, type Usage } from '../api/read-usage.ts'
import { messages } from '../messages.ts'
import { USAGE_CAPS, usageTone } from './usage-caps.ts'

/** What the person has stored, beside the reference figures of the plan, which block nothing (SUB-14). */
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

function Meters({ usage }: { usage: Usage }) {
  const { properties, documents, storage_bytes: bytes } = usage
  const caps = USAGE_CAPS
  return (
    <div className="flex flex-col gap-6">
      <Used
        label={messages.properties}
        used={properties}
        cap={caps.properties}
        text={messages.usedOf(formatNumber(properties), formatNumber(caps.properties))}
      />
      <Used
        label={messages.documents}
        used={documents}
        cap={caps.documents}
        text={messages.usedOf(formatNumber(documents), formatNumber(caps.documents))}
      />
      <Used
        label={messages.storage}
        used={bytes}
        cap={caps.storageBytes}
        text={messages.usedOf(formatMegabytes(bytes), formatMegabytes(USAGE_CAPS.storageBytes))}
      />
    </div>
  )
}

interface UsedProps {
  label: string
  used: number
  cap: number
  text: string
}

function Used({ label, used, cap, text }: UsedProps) {
  return (
    <Meter
      label={label}
      value={Math.min(used, cap)}
      maxValue={cap}
      valueLabel={text}
      tone={usageTone(used, cap)}
    />
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
