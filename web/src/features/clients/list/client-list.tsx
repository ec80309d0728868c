import { Upload, UsersRound } from 'lucide-react'
import { useIsWide } from '../../../lib/use-media-query.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { AddButton } from '../../../capabilities/list/list-body.tsx'
import { RecordList } from '../../../capabilities/list/record-list.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useCopyContacts } from '../../../records/clients/api/copy-contacts.ts'
import { CLIENTS } from '../../../records/clients/api/list-clients.ts'
import { messages } from '../../../records/clients/messages.ts'
import { OfflineContactList } from '../offline/offline-contact-list.tsx'
import { clientColumns } from './client-columns.tsx'
import { ClientRow } from './client-row.tsx'
import { useRowForms } from './use-row-forms.tsx'
import { printedClients } from './printed-clients.ts'

interface ClientListProps {
  list: ListState<'clients'>
  onNew: () => void
  onImport: () => void
}

export function ClientList({ list, onNew, onImport }: ClientListProps) {
  const day = { now: useNow(), zone: useZone() }
  const { view, query } = list.open
  const pages = CLIENTS.useRows(query)
  useCopyContacts(pages.isSuccess && !pages.isPlaceholderData)
  const isTable = useIsWide() && view.columns.length > 0
  const forms = useRowForms()
  return (
    <>
      <RecordList
        texts={messages}
        list={list}
        pages={pages}
        renderRow={(client, choice) => (
          <ClientRow client={client} choice={choice} {...day} {...forms.opens} />
        )}
        columns={
          isTable
            ? (choiceOf) => clientColumns(list.open, day.zone, choiceOf, forms.opens)
            : undefined
        }
        printed={printedClients(day.zone)}
        skeleton={<ListSkeleton />}
        renderOffline={(failure) => <OfflineContactList text={list.text} fallback={failure} />}
        icon={<UsersRound aria-hidden="true" />}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <AddButton label={messages.newClient} onPress={onNew} />
            <AddButton
              look="secondary"
              label={messages.importClients}
              icon={<Upload aria-hidden="true" className="size-4.5" />}
              onPress={onImport}
            />
          </div>
        }
      />
      {forms.dialogs}
    </>
  )
}
