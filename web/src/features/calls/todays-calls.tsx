import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { WhatsAppDialog } from '../../records/whatsapp/whatsapp-dialog.tsx'
import { CallItem } from './call-item.tsx'
import { CallsDialog } from './calls-dialog.tsx'
import { allCalls, messages } from './messages.ts'
import { useCalls, type TodaysCall } from './use-calls.ts'
import { useNoteCall } from './use-note-call.ts'

/** The most urgent; the dialog has all of them. */
const MAX_SHOWN = 5

/** DAY-03: the calls of the day as a part of Inicio. */
export function TodaysCalls() {
  const { calls, isPending, retry } = useCalls()
  const [written, setWritten] = useState<TodaysCall>()
  const [isOpen, setOpen] = useState(false)
  const note = useNoteCall()
  if (isPending) return <ListSkeleton rows={4} />
  if (!calls) return <LoadFailure isCard title={messages.loadFailed} onRetry={retry} />
  return (
    <>
      <ListCard
        title={messages.title}
        icon={<PhoneCall aria-hidden="true" />}
        count={calls.length}
        empty={messages.empty}
        footer={
          calls.length > MAX_SHOWN && (
            <Button look="quiet" size="small" onPress={() => setOpen(true)}>
              {allCalls(calls.length)}
            </Button>
          )
        }
      >
        {calls.slice(0, MAX_SHOWN).map((call) => (
          <li key={call.client.id} className="px-4">
            <CallItem
              call={call}
              headingLevel={4}
              onWrite={() => setWritten(call)}
              onLeave={() => undefined}
              onDone={() => void note(call.client.id)}
            />
          </li>
        ))}
      </ListCard>
      {written && (
        <WhatsAppDialog
          client={written.client}
          text={written.text}
          category={written.category}
          onClose={() => setWritten(undefined)}
        />
      )}
      {isOpen && <CallsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
