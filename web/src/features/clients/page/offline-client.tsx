import { fullName } from '@predio/domain/clients'
import { formatDate } from '@predio/domain/dates'
import type { ReactNode } from 'react'
import { useRecordTitle } from '../../../capabilities/addresses/use-record-title.ts'
import { useOfflineContacts } from '../../../records/clients/api/copy-contacts.ts'
import { offlineContactsText } from '../../../records/clients/messages.ts'
import type { Contact } from '../../../records/clients/offline-contacts.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { OfflineContactRow } from '../offline/offline-contact-row.tsx'
import { HistoryCard } from './history/history-card.tsx'
import { messages } from './messages.ts'

interface OfflineClientProps {
  clientId: string
  onRetry: () => void
  fallback: ReactNode
}

/** CLIENT-29: if the page of a client cannot be read, the device shows its own copy and accepts notes. */
export function OfflineClient({ clientId, onRetry, fallback }: OfflineClientProps) {
  const { data: copy, isPending } = useOfflineContacts()
  const zone = useZone()
  const contact = copy?.contacts.find(({ id }) => id === clientId)
  if (isPending) return <PageSkeleton head="portrait" />
  if (!copy || !contact) return fallback
  return (
    <div className="flex flex-col gap-6">
      <Notice tone="info">
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0 flex-1 basis-60">
            {offlineContactsText(formatDate(copy.readAt, zone, 'dateTime'))}
          </span>
          <Button look="secondary" size="small" onPress={onRetry}>
            {messages.retry}
          </Button>
        </span>
      </Notice>
      <CopiedContact contact={contact} />
      <HistoryCard client={contact} />
    </div>
  )
}

function CopiedContact({ contact }: { contact: Contact }) {
  useRecordTitle(fullName(contact))
  return (
    <div className="rounded-lg bg-card shadow-md">
      <OfflineContactRow contact={contact} />
    </div>
  )
}
