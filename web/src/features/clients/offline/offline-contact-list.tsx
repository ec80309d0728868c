import { formatDate } from '@predio/domain/dates'
import { Info, SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { fullName } from '@predio/domain/clients'
import { formatPhone } from '@predio/domain/phones'
import { BannerLine } from '../../../ui/banner-line.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { HEADINGS } from '../../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useOfflineContacts } from '../../../records/clients/api/copy-contacts.ts'
import { offlineContactsText, messages } from '../../../records/clients/messages.ts'
import { findContacts } from '../../../records/clients/find-contacts.ts'
import { OfflineContactRow } from './offline-contact-row.tsx'
import type { Contact } from '../../../records/clients/offline-contacts.ts'

const idOf = ({ id }: Contact) => id
const PRINTED: readonly TableColumn<Contact>[] = [
  { id: 'name', label: HEADINGS.name, render: fullName },
  { id: 'phone', label: HEADINGS.phone, render: ({ phone }) => phone && formatPhone(phone) },
  {
    id: 'whatsapp',
    label: HEADINGS.whatsapp,
    render: ({ whatsapp }) => whatsapp && formatPhone(whatsapp),
  },
  { id: 'email', label: HEADINGS.email, render: ({ email }) => email },
]

interface OfflineContactListProps {
  text: string
  fallback: ReactNode
}

/** CLIENT-20: the copy of the contacts is shown while the server cannot be reached. */
export function OfflineContactList({ text, fallback }: OfflineContactListProps) {
  const { data: copy, isPending } = useOfflineContacts()
  const zone = useZone()
  const found = useMemo(() => findContacts(copy?.contacts ?? [], text), [copy, text])
  if (isPending) return <ListSkeleton />
  if (!copy || copy.contacts.length === 0) return fallback
  return (
    <div className="flex flex-col gap-2">
      <BannerLine
        tone="info"
        icon={<Info aria-hidden="true" />}
        title={offlineContactsText(formatDate(copy.readAt, zone, 'dateTime'))}
      >
        {messages.offlineContactsHint}
      </BannerLine>
      <div className="rounded-lg bg-card shadow-md">
        <InfiniteList
          label={messages.offlineContacts}
          items={found}
          keyOf={idOf}
          renderItem={(contact) => <OfflineContactRow contact={contact} />}
          printed={PRINTED}
          empty={
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              title={messages.noMatches}
              text={messages.noOfflineMatchesText}
            />
          }
        />
      </div>
    </div>
  )
}
