import { EMPTY_VIEW } from '@predio/domain/views'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ClientsBulkBar } from './bulk/clients-bulk-bar.tsx'
import { NewUnsent } from '../../ui/new-unsent.tsx'
import { ClientDialog } from './client-dialog.tsx'
import { ClientList } from './list/client-list.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import { ListMenu } from './list/list-menu.tsx'
import { UnsentClientRow } from './list/unsent-client-row.tsx'
import { ClientSuggestions } from './list/view-parts.tsx'
import { ChooseButton } from '../../capabilities/bulk/choose-button.tsx'
import { useSelection } from '../../capabilities/bulk/use-selection.ts'
import { messages } from '../../records/clients/messages.ts'
import { useUnsentClients } from '../../records/clients/api/unsent-clients.ts'
import { useOpenView } from '../../capabilities/views/use-open-view.ts'
import { useViewText } from '../../capabilities/views/use-view-text.ts'
import { ViewBar } from '../../capabilities/views/view-bar.tsx'
import { ViewCount } from '../../capabilities/views/view-count.tsx'
import { recordTarget, useOpen } from '../../lib/navigation.ts'

/** The tab Clientes: views, filters, list, and the dialogs to add, import, export and act on many. */
export function ClientsTab() {
  const view = useOpenView('clients')
  const [text, setText] = useViewText(view.view, view.change)
  const selection = useSelection()
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const unsent = useUnsentClients()
  const open = useOpen()
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{messages.clients}</h3>
        <div className="flex items-center gap-2">
          <ListMenu
            isImporting={isImporting}
            onImporting={setImporting}
            view={view.query}
            onReview={() =>
              view.change({ ...EMPTY_VIEW, conditions: [{ field: 'revisar', is: 'yes' }] })
            }
          />
          <ChooseButton selection={selection} entity="clients" iconBelow="sm" />
          <Button
            shortcut="n"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onPress={() => setAdding(true)}
          >
            {messages.newClient}
          </Button>
        </div>
      </div>
      <ViewBar open={view} Count={ViewCount} Suggestions={ClientSuggestions} />
      <FilterBar view={view.view} text={text} onText={setText} onChange={view.change} />
      <NewUnsent unsent={unsent} renderItem={(entry) => <UnsentClientRow entry={entry} />} />
      <ClientList
        view={view.view}
        query={view.query}
        text={text}
        selection={selection}
        onNew={() => setAdding(true)}
        onImport={() => setImporting(true)}
        onClear={() => {
          setText('')
          view.change({ ...view.view, conditions: [] })
        }}
      />
      {selection.isOn && <ClientsBulkBar selection={selection} view={view.query} />}
      {isAdding && (
        <ClientDialog
          onClose={() => setAdding(false)}
          onSaved={(client, isNew) => !isNew && open(recordTarget('clientes', client.id))}
        />
      )}
    </div>
  )
}
