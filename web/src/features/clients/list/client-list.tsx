import { toCalendarDate } from '@predio/domain/dates'
import { Plus, Upload, UsersRound } from 'lucide-react'
import { useIsWide } from '../../../lib/use-media-query.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { RecordList } from '../../../capabilities/list/record-list.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useCopyContacts } from '../../../records/clients/api/copy-contacts.ts'
import { useClientList } from '../../../records/clients/api/list-clients.ts'
import { messages } from '../../../records/clients/messages.ts'
import { OfflineContactList } from '../offline/offline-contact-list.tsx'
import { clientColumns } from './client-columns.tsx'
import { ClientRow } from './client-row.tsx'
import { printedClients } from './printed-clients.ts'

interface ClientListProps {
  list: ListState<'clients'>
  onNew: () => void
  onImport: () => void
}

export function ClientList({ list, onNew, onImport }: ClientListProps) {
  const day = { now: useNow(), zone: useZone() }
  const { view, query } = list.open
  const pages = useClientList(query, toCalendarDate(day.now, day.zone), day)
  useCopyContacts(pages.isSuccess && !pages.isPlaceholderData)
  const isTable = useIsWide() && view.columns.length > 0
  return (
    <RecordList
      label={messages.clients}
      list={list}
      pages={pages}
      renderRow={(client, choice) => <ClientRow client={client} choice={choice} {...day} />}
      columns={isTable ? (choiceOf) => clientColumns(list.open, day.zone, choiceOf) : undefined}
      printed={printedClients(day.zone)}
      skeleton={<ListSkeleton />}
      failed={messages.loadFailed}
      renderOffline={(failure) => <OfflineContactList text={list.text} fallback={failure} />}
      noMatches={{ title: messages.noMatchesTitle, text: messages.noMatchesText }}
      none={{
        icon: <UsersRound aria-hidden="true" />,
        title: messages.emptyTitle,
        text: messages.emptyText,
        action: (
          <div className="flex flex-wrap justify-center gap-3">
            <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={onNew}>
              {messages.newClient}
            </Button>
            <Button
              look="secondary"
              icon={<Upload aria-hidden="true" className="size-4.5" />}
              onPress={onImport}
            >
              {messages.importClients}
            </Button>
          </div>
        ),
      }}
    />
  )
}
