import { EMPTY_VIEW } from '@predio/domain/views'
import { Upload } from 'lucide-react'
import { useCallback, useState } from 'react'
import { ListTools } from '../../capabilities/list/list-tools.tsx'
import { useListExport } from '../../capabilities/list/use-export-action.tsx'
import { useList } from '../../capabilities/list/use-list.ts'
import { recordTarget, useOpen, useOpening } from '../../lib/navigation.ts'
import { useOutboxClients } from '../../records/clients/api/outbox-clients.ts'
import { CLIENTS_CSV } from '../../records/clients/clients-csv.ts'
import { messages } from '../../records/clients/messages.ts'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { OutboxRecords } from '../../ui/outbox-records.tsx'
import { ClientDialog } from './client-dialog-on-demand.ts'
import { ClientList } from './list/client-list.tsx'
import { ReviewFilter } from './list/review-filter.tsx'
import { OutboxClientRow } from './list/outbox-client-row.tsx'
import { ClientSuggestions } from './list/view-parts.tsx'

const ClientsBulkBar = lazyDialog(
  async () => (await import('./bulk/clients-bulk-bar.tsx')).ClientsBulkBar,
)
const ImportDialog = lazyDialog(
  async () => (await import('./import/import-dialog.tsx')).ImportDialog,
)

/** CLIENT-23: the conditions that agents use most have filters of their own. */
const FILTERS = [
  { field: 'tipo', all: messages.allTypes },
  { field: 'estado', all: messages.allStatuses },
] as const

export function ClientsTab() {
  const list = useList('clients')
  const { view, query, change } = list.open
  const [asking, setAsking] = useState<'new' | 'import'>()
  const close = () => setAsking(undefined)
  const add = () => setAsking('new')
  const startImport = useCallback(() => setAsking('import'), [])
  useOpening('import', startImport)
  const unsent = useOutboxClients()
  const open = useOpen()
  const exportAll = useListExport(CLIENTS_CSV, query)
  return (
    <div className="flex flex-col gap-2">
      <ListTools
        list={list}
        moreFilters={<ReviewFilter view={view} onChange={change} />}
        texts={messages}
        filters={FILTERS}
        Suggestions={ClientSuggestions}
        menuLabel={messages.importAndExport}
        menu={[
          {
            id: 'import',
            label: messages.importClients,
            icon: <Upload aria-hidden="true" />,
            onAction: startImport,
          },
          exportAll,
        ]}
        main={{ label: messages.newClient, onPress: add }}
      />
      <OutboxRecords unsent={unsent} renderItem={(entry) => <OutboxClientRow entry={entry} />} />
      <ClientList list={list} onNew={add} onImport={startImport} />
      {list.selection.isOn && <ClientsBulkBar list={list} />}
      {asking === 'import' && (
        <ImportDialog
          onClose={close}
          onReview={() => {
            close()
            change({ ...EMPTY_VIEW, conditions: [{ field: 'revisar', is: 'yes' }] })
          }}
        />
      )}
      {asking === 'new' && (
        <ClientDialog
          onClose={close}
          onSaved={(client, isNew) => !isNew && open(recordTarget('clientes', client.id))}
        />
      )}
    </div>
  )
}
