import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ClientDialog } from './client-dialog.tsx'
import { ClientList } from './list/client-list.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import { NO_FILTERS } from '../../records/clients/filters.ts'
import { ListMenu } from './list/list-menu.tsx'
import { useClientFilters } from './list/use-client-filters.ts'
import { messages } from '../../records/clients/messages.ts'
import { recordTarget, useOpen } from '../../lib/navigation.ts'

/** The tab Clientes: filters, list, and the dialogs to add, import and export. */
export function ClientsTab() {
  const { filters, change, clear } = useClientFilters()
  const [isAdding, setAdding] = useState(false)
  const open = useOpen()
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{messages.clients}</h3>
        <div className="flex items-center gap-2">
          <ListMenu filters={filters} onReview={() => change({ ...NO_FILTERS, review: true })} />
          <Button
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onPress={() => setAdding(true)}
          >
            {messages.newClient}
          </Button>
        </div>
      </div>
      <FilterBar filters={filters} onChange={change} />
      <ClientList filters={filters} onNew={() => setAdding(true)} onClear={clear} />
      {isAdding && (
        <ClientDialog
          onClose={() => setAdding(false)}
          onSaved={(client, isNew) => !isNew && open(recordTarget('clientes', client.id))}
        />
      )}
    </div>
  )
}
