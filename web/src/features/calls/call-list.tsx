import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WhatsAppDialog } from '../../records/whatsapp/whatsapp-dialog.tsx'
import { CallItem } from './call-item.tsx'
import { introText, messages } from './messages.ts'
import { useCalls, type TodaysCall } from './use-calls.ts'

export function CallList({ onLeave }: { onLeave: () => void }) {
  const { calls, isPending, retry } = useCalls()
  const [written, setWritten] = useState<TodaysCall>()
  if (isPending) return <Waiting />
  if (!calls) return <LoadFailure title={messages.loadFailed} onRetry={retry} />
  if (calls.length === 0) {
    return (
      <EmptyState
        icon={<PhoneCall aria-hidden="true" />}
        title={messages.empty}
        text={messages.emptyHint}
      />
    )
  }
  return (
    <>
      <p className="text-ink-soft">{introText(calls.length)}</p>
      <ul aria-label={messages.title} className="-my-4 divide-y divide-line">
        {calls.map((call) => (
          <li key={call.client.id}>
            <CallItem call={call} onWrite={() => setWritten(call)} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {written && (
        <WhatsAppDialog
          client={written.client}
          text={written.text}
          category={written.category}
          onClose={() => setWritten(undefined)}
        />
      )}
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="flex items-center gap-3">
          <Skeleton shape="circle" className="size-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
