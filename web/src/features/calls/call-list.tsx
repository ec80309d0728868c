import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { ADDRESSES } from '../../lib/navigation.ts'
import { Link } from '../../ui/link.tsx'
import { WhatsAppDialog } from '../../records/whatsapp/whatsapp-dialog.tsx'
import { CallItem } from './call-item.tsx'
import { introText, messages } from './messages.ts'
import { useCalls, type TodaysCall } from './use-calls.ts'

export function CallList({ onLeave }: { onLeave: () => void }) {
  const { calls, isPending, retry } = useCalls()
  const [written, setWritten] = useState<TodaysCall>()
  if (isPending) return <ListSkeleton rows={4} isCard={false} row="py-3" />
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
      <p className="text-ink-soft">
        {introText(calls.length)}{' '}
        <Link href={ADDRESSES.settings} onPress={onLeave}>
          {messages.changeRules}
        </Link>
      </p>
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
